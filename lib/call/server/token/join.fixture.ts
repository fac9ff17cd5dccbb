import 'server-only';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { Admitted, Session } from '@/lib/rooms/schema';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { decideJoin, type JoinDecision, type JoinQuestion } from './decide-join';
import type { Inside, JoinSnapshot } from './token-ports';

/*
 * For tests: Ben, a learner of Ada's lesson, who asks to be let into its call. Each may say what is different.
 */

export const now = 1_000_000;
export const joinId = 'abcdefgh12345678';

export const live = { ...noteArrival(prepareSession(now - 60_000), 'RM_1', now - 50_000), id: 's1' };
export const head = (latest: (Session & { id: string }) | null) => ({
  session: latest?.id ?? null,
  epoch: 4,
  latest,
});

export const row = (changes: Partial<Admitted> = {}): Admitted => ({
  uid: 'ben',
  roomId: 'r1',
  joinId,
  sessionId: 's1',
  profile: 'learner',
  name: 'Ben',
  kind: 'account',
  seat: 3,
  authTime: 20,
  expiresAt: now + 1,
  closed: false,
  arrived: null,
  gone: [],
  ...changes,
});

const snapshot = (changes: Partial<JoinSnapshot> = {}): JoinSnapshot => ({
  gate: { validAfter: 10, disabled: false },
  organization: unchangedOrganization,
  room: { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 },
  member: {
    uid: 'ben',
    name: 'Ben',
    kind: 'account',
    seat: 3,
    profile: 'learner',
    addedAt: 1,
    addedBy: 'ada',
  },
  entry: { profile: 'learner', exceptions: {}, epoch: 1 },
  head: head(live),
  isBanned: false,
  row: null,
  pass: null,
  joins: [],
  ...changes,
});

/** Somebody inside, by one device unless more are named. */
export const inside = (uid: string, { isHost = false, joinIds = ['a'] } = {}): Inside => ({
  uid,
  isHost,
  joinIds,
});

export const host = { entry: { profile: 'host', exceptions: {}, epoch: 1 } } as const;

const question = (changes: Partial<JoinQuestion> = {}): JoinQuestion => ({
  uid: 'ben',
  authTime: 20,
  card: null,
  roomId: 'r1',
  isRefresh: false,
  inside: [],
  now,
  createJoinId: () => 'newjoin000000000',
  createSessionId: () => 's2',
  ...changes,
});

export const join = (state: Partial<JoinSnapshot> = {}, asked: Partial<JoinQuestion> = {}): JoinDecision =>
  decideJoin(snapshot(state), question(asked));
