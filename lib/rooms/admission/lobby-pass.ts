import type { LobbyPass, MatrixHead } from '@/lib/rooms/schema';
import { isJoinable } from '@/lib/rooms/session/session';

type Comer = Pick<LobbyPass, 'roomId' | 'uid' | 'name' | 'kind' | 'at'> & Partial<Pick<LobbyPass, 'invited'>>;

/** The pass of a waiting person who is no member. */
export const newPass = (comer: Comer): LobbyPass => ({
  ...comer,
  state: 'waiting',
  sessionId: null,
  words: '',
});

/** Whether a host keeps a member outside in a session: put them back in the lobby, or sent them away. */
export const isPutBackIn = (pass: LobbyPass | null, sessionId: string | null): boolean =>
  pass !== null && pass.state !== 'admitted' && sessionId !== null && pass.sessionId === sessionId;

/** Whether a person who is no member waits: a refusal counts for its session only. */
export const waitsAtDoor = (pass: LobbyPass | undefined, sessionId: string | null): boolean =>
  pass?.state === 'waiting' || (pass?.state === 'declined' && pass.sessionId !== sessionId);

/**
 * The lobby's answer to a person who is no member: they wait, or were sent away in this session. Null if it
 * does not know them.
 */
export const answerAtDoor = (
  pass: LobbyPass | undefined,
  sessionId: string | null,
): 'waiting' | 'declined' | null => {
  if (waitsAtDoor(pass, sessionId)) return 'waiting';
  return pass?.state === 'declined' ? 'declined' : null;
};

/** Whether the way by which a person came leads back to the lobby: they were never let in. */
export const isKnownAtDoor = (pass: LobbyPass | undefined): boolean =>
  pass !== undefined && pass.state !== 'admitted';

/** Whether they were sent away in the session that they would join now: that answer still stands. */
export const isSentAway = (
  pass: LobbyPass | undefined,
  head: MatrixHead | undefined,
  now: number,
): boolean => {
  const latest = head?.latest;
  return pass?.state === 'declined' && pass.sessionId === latest?.id && isJoinable(latest, now);
};

/** Whether a returning person still has their place: they wait, or were sent away. */
export const standsAtDoor = (
  pass: LobbyPass | undefined,
  head: MatrixHead | undefined,
  now: number,
): boolean => pass?.state === 'waiting' || isSentAway(pass, head, now);
