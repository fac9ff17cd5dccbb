import {
  accountDisabled,
  callFull,
  describeEnding,
  roomDeleted,
  roomLocked,
  signedOutEverywhere,
  type EndingOutcome,
} from '../../call-ending';
import type { JoinTicket } from '../../join-ticket';

/** What can be asked about the end of a call. The media server has one reason for several stories. */
export type EndingQuestions = {
  /** How the person's sign-in was ended, if it was: the other reasons to be removed. */
  howSignInEnded: () => Promise<'signed-out' | 'disabled' | null>;
  /** Whether the room was deleted, which ends its call as *End for everyone* does. */
  isRoomGone: () => Promise<boolean>;
  /** Whether the call has gone on in another room of the media server since a ticket was given. */
  hasMoved: (ticket: JoinTicket) => Promise<boolean>;
  /** Whether the session that a ticket was for was ended for everyone. */
  isEndedForEveryone: (ticket: JoinTicket) => Promise<boolean>;
  /** Whether the room was locked after a ticket was given: by it nobody new comes in any more. */
  isLockedSince: (ticket: JoinTicket) => Promise<boolean>;
  /** Whether the call has no place for this person. */
  isFull: () => Promise<boolean>;
};

/** Longer than it takes until a newcomer was looked up (ms). */
const stillNew = 5000;

/** The end that the media server's `ROOM_DELETED` stands for by itself. */
export const endedForEveryone = (): EndingOutcome => describeEnding(5);

/**
 * Why a person was removed when no host did it; null when a host did.
 *
 * @param enteredAt when this page got in, by the performance clock; null as long as it has not
 */
export async function findWhyRemoved(
  ask: EndingQuestions,
  ticket: JoinTicket | null,
  enteredAt: number | null,
): Promise<EndingOutcome | null> {
  // A lock or a full call only puts out newcomers; somebody who has been inside for a while has another reason.
  const isNew = enteredAt === null || performance.now() - enteredAt < stillNew;
  const [how, isEnded, isLocked] = await Promise.all([
    ask.howSignInEnded(),
    ticket !== null && ask.isEndedForEveryone(ticket),
    isNew && ticket !== null && ask.isLockedSince(ticket),
  ]);
  if (how !== null) return how === 'disabled' ? accountDisabled : signedOutEverywhere;
  // Where a next session has begun at once, those of the last one are taken out one by one.
  if (isEnded) return endedForEveryone();
  if (isLocked) return roomLocked;
  return isNew && (await ask.isFull()) ? callFull : null;
}

/** What ended a call whose room on the media server is gone; null when it was ended for everyone. */
export async function findWhyClosed(
  ask: EndingQuestions,
  ticket: JoinTicket | null,
): Promise<EndingOutcome | 'moved' | null> {
  const isGone = ask.isRoomGone();
  if (ticket !== null && (await ask.hasMoved(ticket))) return 'moved';
  return (await isGone) ? roomDeleted : null;
}
