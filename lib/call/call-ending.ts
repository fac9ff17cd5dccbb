/** Why a call ended for this person, in our words. */
type CallEnding =
  | 'left'
  | 'ended'
  /** The room itself was deleted, and the call with it. */
  | 'deleted'
  | 'removed'
  /** Put out because the person ended every sign-in of theirs. */
  | 'signed-out'
  /** Put out because an administrator disabled the account. */
  | 'disabled'
  /** The room was locked while they were on their way in. */
  | 'locked'
  /** Others took the last place while they were on their way in. */
  | 'full'
  | 'elsewhere'
  /** Another tab took the call over, and is not in it any more. */
  | 'elsewhere-gone'
  | 'server-restarted'
  | 'connection-lost'
  | 'media-failed'
  | 'refused';

/** What a person can do after an ending; `rejoin` needs a new token, which the server may refuse. */
export type EndingOutcome = {
  ending: CallEnding;
  /** Only the stage says so and all else stays; false: the whole screen does. */
  isStageOnly: boolean;
  canRejoin: boolean;
};

/** LiveKit's DisconnectReason by number (protocol, livekit_models.proto); the numbers are part of its wire. */
const endingByReason: Readonly<Record<number, CallEnding>> = {
  0: 'connection-lost', // UNKNOWN_REASON: what the client reports when its attempts are used up
  1: 'left', // CLIENT_INITIATED
  2: 'elsewhere', // DUPLICATE_IDENTITY
  3: 'server-restarted', // SERVER_SHUTDOWN
  4: 'removed', // PARTICIPANT_REMOVED
  5: 'ended', // ROOM_DELETED
  6: 'connection-lost', // STATE_MISMATCH: the server has forgotten this connection
  7: 'refused', // JOIN_FAILURE
  8: 'server-restarted', // MIGRATION
  9: 'connection-lost', // SIGNAL_CLOSE
  10: 'ended', // ROOM_CLOSED: everybody had left
  14: 'connection-lost', // CONNECTION_TIMEOUT
  15: 'media-failed', // MEDIA_FAILURE
};

/** The person signed out everywhere, on another device: only signing in again leads back. */
export const signedOutEverywhere: EndingOutcome = {
  ending: 'signed-out',
  isStageOnly: false,
  canRejoin: false,
};

/** An administrator shut the account out; nothing of the person's own leads back. */
export const accountDisabled: EndingOutcome = { ending: 'disabled', isStageOnly: false, canRejoin: false };

/** It opens again when a host wishes. */
export const roomLocked: EndingOutcome = { ending: 'locked', isStageOnly: false, canRejoin: true };

/** There is a place again when somebody leaves. */
export const callFull: EndingOutcome = { ending: 'full', isStageOnly: false, canRejoin: true };

/** The tab that took the call over has left it, or was closed. */
export const otherTabGone: EndingOutcome = { ending: 'elsewhere-gone', isStageOnly: false, canRejoin: true };

/** Coming back did not work; it can be tried again. */
export const stillOutside: EndingOutcome = { ending: 'refused', isStageOnly: true, canRejoin: true };

/** There is no room any more to come back to. */
export const roomDeleted: EndingOutcome = { ending: 'deleted', isStageOnly: false, canRejoin: false };

const forGood: readonly CallEnding[] = [
  'ended',
  'deleted',
  'removed',
  'signed-out',
  'disabled',
  'locked',
  'full',
];
const inOtherTab: readonly CallEnding[] = ['elsewhere', 'elsewhere-gone'];

/**
 * What becomes of what a person holds in the call, such as a raised hand. It ends with the call, and goes over to the
 * tab that took the call over. A break keeps it, and so does a reload, which looks like leaving.
 */
export function fateOfHeld({ ending }: EndingOutcome): 'ends' | 'moves' | 'stays' {
  if (forGood.includes(ending)) return 'ends';
  return inOtherTab.includes(ending) ? 'moves' : 'stays';
}

const whollyOver: readonly CallEnding[] = ['left', 'ended', 'removed', 'elsewhere'];

/** @param reason LiveKit's DisconnectReason, undefined when the SDK names none */
export function describeEnding(reason: number | undefined): EndingOutcome {
  const ending = endingByReason[reason ?? 0] ?? 'connection-lost';
  return { ending, isStageOnly: !whollyOver.includes(ending), canRejoin: ending !== 'removed' };
}
