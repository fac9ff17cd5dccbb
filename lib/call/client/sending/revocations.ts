import type { Room } from 'livekit-client';
import type { RoomNotice, RoomNotices } from '@/lib/call/client/notices/room-notices';
import type { DeniedSending, Sendable } from '../../rights/publish-rights';
import { giveBack, judgeRevoked, takeOff, type RevokedSources } from '../../rights/revoked-sources';
import { listSourcesAllowed } from '../../rights/sources-allowed';
import { createResumeOffer } from './resume-offer';
import type { Sending } from './use-sending';

type Action = { words: string; isOnce: boolean };

export type RevokedInput = {
  room: Room;
  sending: Sending;
  denials: Record<Sendable, DeniedSending | null>;
  notices: RoomNotices;
  toReason: (denial: DeniedSending | null) => string | undefined;
  /** What somebody else has just done about this person, or with `includeRoomWide` to everyone, in words. */
  tellAction: (includeRoomWide?: boolean) => Promise<Action | null>;
};

export type Revocations = ReturnType<typeof createRevocations>;

/** A microphone and a camera that may not be sent stay so; a screen may have been stopped once. */
const isKept = (kind: Sendable): boolean => kind !== 'screen';

/**
 * Keeps what others have turned off, says why, and offers to go on when it is allowed again. Nothing is ever turned on
 * by itself.
 */
export function createRevocations(first: RevokedInput) {
  const { room, notices } = first;
  const offer = createResumeOffer(notices);
  let input = first;
  let off: RevokedSources = {};

  const turnOn = (kind: Sendable) => input.sending[kind].set?.(true);
  const explanation = createExplanation(notices, {
    readInput: () => input,
    // It may be allowed again by the time that it could be said.
    isWanted: (kinds) => kinds.some((kind) => off[kind] === 'explained'),
  });

  const settle = () => {
    const judged = judgeRevoked(off, input.denials);
    off = judged.off;
    if (judged.explain.length > 0) void explanation.say(judged.explain);
    if (judged.offer.length === 0) return;
    explanation.retract();
    offer.make(judged.offer, turnOn);
  };

  const sayStopped = (kinds: readonly Sendable[]) => sayWhoStopped(input, () => kinds.forEach(turnOn));

  /** A screen that was stopped once may be shared again: that is said with it, and no refusal will follow. */
  const judgeScreen = async () => {
    if (await sayStopped(['screen'])) return;
    const hasScreen = listSourcesAllowed(room.localParticipant.permissions).includes('screen');
    off = giveBack(takeOff(off, ['screen']), hasScreen ? ['screen'] : []);
    settle();
  };

  return {
    readSending: () => input.sending,
    /** Takes in what the page knows now. */
    learn: (next: RevokedInput) => {
      input = next;
      settle();
    },
    /** The media server has changed what may be sent; `wasOn` tells what was sent until then. */
    changeRights: ({ lost, given }: ChangedRights, wasOn: (kind: Sendable) => boolean) => {
      const open = offer.takeBack(lost, turnOn);
      const taken = lost.filter((kind) => open.includes(kind) || wasOn(kind));
      off = giveBack(takeOff(off, taken.filter(isKept)), given);
      settle();
      if (taken.includes('screen')) void judgeScreen();
    },
    /** Something was muted from outside. */
    sayMuted: async (kind: 'microphone' | 'camera') => {
      if (!(await sayStopped([kind])) && kind === 'microphone') notices.add({ type: 'muted' });
    },
    /** Another role, also one that takes nothing away. */
    sayRole: async () => {
      const action = await input.tellAction();
      if (action && !action.isOnce) notices.add({ type: 'told', words: action.words });
    },
  };
}

/** Says who has stopped something that may be started again. False where nobody has, or it may not. */
async function sayWhoStopped({ notices, tellAction }: RevokedInput, resume: () => void): Promise<boolean> {
  const action = await tellAction(true);
  if (!action?.isOnce) return false;
  notices.add({ type: 'told', hasStopped: true, words: action.words, resume });
  return true;
}

type ChangedRights = Record<'lost' | 'given', readonly Sendable[]>;
type ExplanationParts = {
  readInput: () => RevokedInput;
  isWanted: (kinds: readonly Sendable[]) => boolean;
};

/** The notice that says why something is off. */
function createExplanation(notices: RoomNotices, { readInput, isWanted }: ExplanationParts) {
  let shown: RoomNotice | null = null;
  return {
    say: async (kinds: readonly Sendable[]) => {
      const { denials, toReason, tellAction } = readInput();
      const denial = denials[kinds[0] ?? 'microphone'];
      const reason = toReason(denial);
      if (denial === null || reason === undefined) return;
      const isPaused = kinds.some((kind) => denials[kind]?.reason === 'live-paused');
      const action = await tellAction(!isPersonal(denial));
      if (!isWanted(kinds)) return;
      shown = explanationOf(action, reason, isPaused);
      if (shown) notices.add(shown);
    },
    retract: () => {
      if (shown) notices.retract(shown);
    },
  };
}

/** A pause is said by a row that stays as long as it lasts: here it is only said whose it is. */
function explanationOf(action: Action | null, reason: string, isPaused: boolean): RoomNotice | null {
  if (action && !action.isOnce) {
    const words = isPaused ? action.words : `${action.words} ${reason}`;
    return { type: 'told', hasStopped: true, words };
  }
  return isPaused ? null : { type: 'stopped', reason };
}

/** Whether it was decided about this person, and not about everyone. */
const isPersonal = ({ reason }: DeniedSending): boolean =>
  reason.startsWith('profile') || reason.startsWith('exception');
