import type { LobbyPass, MatrixHead } from '@/lib/rooms/schema';
import { isJoinable } from '@/lib/rooms/session/session';

type Comer = Pick<LobbyPass, 'roomId' | 'uid' | 'name' | 'kind' | 'at'> & Partial<Pick<LobbyPass, 'invited'>>;

/** The pass of somebody who is no member, and waits. */
export const newPass = (comer: Comer): LobbyPass => ({
  ...comer,
  state: 'waiting',
  sessionId: null,
  words: '',
});

/** Whether a host keeps a member outside in a session: has put them back there, or has sent them away. */
export const isPutBackIn = (pass: LobbyPass | null, sessionId: string | null): boolean =>
  pass !== null && pass.state !== 'admitted' && sessionId !== null && pass.sessionId === sessionId;

/** Whether who is no member waits at the door: a word that sent them away counts for its session only. */
export const waitsAtDoor = (pass: LobbyPass | undefined, sessionId: string | null): boolean =>
  pass?.state === 'waiting' || (pass?.state === 'declined' && pass.sessionId !== sessionId);

/** What the door says to who is no member: they wait, or were sent away in this session. Null where it knows nothing. */
export const answerAtDoor = (
  pass: LobbyPass | undefined,
  sessionId: string | null,
): 'waiting' | 'declined' | null => {
  if (waitsAtDoor(pass, sessionId)) return 'waiting';
  return pass?.state === 'declined' ? 'declined' : null;
};

/** Whether the way by which somebody came leads them back to the door: they were never let in, whatever they were told. */
export const isKnownAtDoor = (pass: LobbyPass | undefined): boolean =>
  pass !== undefined && pass.state !== 'admitted';

/** Whether they were sent away in the session that they would come into now: they stay so, and are told. */
export const isSentAway = (
  pass: LobbyPass | undefined,
  head: MatrixHead | undefined,
  now: number,
): boolean => {
  const latest = head?.latest;
  return pass?.state === 'declined' && pass.sessionId === latest?.id && isJoinable(latest, now);
};

/** Whether somebody who comes again has their place at the door already: they wait there, or were sent away. */
export const standsAtDoor = (
  pass: LobbyPass | undefined,
  head: MatrixHead | undefined,
  now: number,
): boolean => pass?.state === 'waiting' || isSentAway(pass, head, now);
