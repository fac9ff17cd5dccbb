import type { PersonKind } from '@/lib/auth/person-kind';
import type { EndingOutcome } from './call-ending';

type AfterCall = {
  outcome: EndingOutcome;
  /** A host has put the person back into the lobby; the media server has one word for that and a removal. */
  isPutBack: boolean;
  kind: PersonKind;
  /** Whether this person may open the next session after one was ended for everyone. */
  mayStart: boolean;
};

/** After a call: what is said about its end, and which ways lead on. */
export function findWaysOn({ outcome, isPutBack, kind, mayStart }: AfterCall) {
  const isRemoved = outcome.ending === 'removed';
  const ending = isRemoved && isPutBack ? 'put-back' : outcome.ending;
  const isShutOut = ending === 'signed-out' || ending === 'disabled';
  const title = isShutOut && kind !== 'account' ? (`${kind}-ended` as const) : ending;
  const hasRoom = ending !== 'removed' && ending !== 'deleted';
  return {
    ending,
    title,
    // A guest has no other rooms to tell them about.
    why: title === 'removed' && kind === 'guest' ? ('removed-guest' as const) : title,
    // After the end for everyone only a person who may open the next session gets in; the others wait in the room.
    offersRejoin: outcome.canRejoin && (ending !== 'ended' || mayStart),
    offersSignIn: isShutOut && title !== 'disabled',
    // A removed person has no place to keep, and without a sign-in nobody can be asked.
    offersPlace: kind === 'guest' && ending !== 'removed' && !isShutOut,
    leadsTo: title === 'disabled' ? 'home' : hasRoom ? 'room' : 'rooms',
  } as const;
}
