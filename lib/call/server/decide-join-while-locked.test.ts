import { nothingLocked } from '@/lib/access/layers';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { Admitted, LobbyPass } from '@/lib/rooms/schema';
import { noteArrival, prepareSession } from '@/lib/rooms/session';
import { decideJoin, type JoinQuestion } from './decide-join';
import type { JoinSnapshot } from './token-gateways';

const now = 1_000_000;
const joinId = 'abcdefgh12345678';

const live = { ...noteArrival(prepareSession(now - 60_000), 'RM_1', now - 50_000), id: 's1' };
const headOf = (latest: typeof live) => ({ session: latest.id, epoch: 4, latest });
const locked = { head: headOf({ ...live, live: { ...nothingLocked, locked: true } }) };

const row = (changes: Partial<Admitted> = {}): Admitted => ({
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
  head: headOf(live),
  isBanned: false,
  row: null,
  pass: null,
  ...changes,
});

const host = { entry: { profile: 'host', exceptions: {}, epoch: 1 } } as const;

const question = (changes: Partial<JoinQuestion> = {}): JoinQuestion => ({
  uid: 'ben',
  authTime: 20,
  card: null,
  roomId: 'r1',
  goesOn: false,
  inside: [],
  joins: [],
  now,
  createJoinId: () => 'newjoin000000000',
  createSessionId: () => 's2',
  ...changes,
});

const join = (state: Partial<JoinSnapshot> = {}, asked: Partial<JoinQuestion> = {}) =>
  decideJoin(snapshot(state), question(asked));

const member = (uid: string) => ({ uid, isHost: false });

describe('joining a room while it is locked', () => {
  it('is refused for whoever is new', () => {
    expect(() => join(locked)).toThrow('rooms/locked');
  });

  it('lets back who was inside, and hosts', () => {
    const held = row({ arrived: { sid: 'PA_1', since: now - 10 }, gone: ['PA_1'] });
    expect(join({ ...locked, row: held }).row.joinId).toBe(joinId);
    expect(join(locked, { inside: [member('ben')] }).sessionId).toBe('s1');
    expect(join({ ...locked, ...host }).sessionId).toBe('s1');
  });

  it('is refused for whoever only had a token at hand, however often they renewed it', () => {
    expect(() => join({ ...locked, row: row() })).toThrow('rooms/locked');
    expect(() => join(locked, { joins: [row()] })).toThrow('rooms/locked');
  });

  it('notes with the join of whom it lets in that the lock is none for them', () => {
    const admitted: LobbyPass = {
      roomId: 'r1',
      uid: 'ben',
      name: 'Ben',
      kind: 'account',
      state: 'admitted',
      sessionId: 's1',
      words: '',
      at: 1,
    };
    const first = join({ ...locked, pass: admitted }).row;
    expect(first.passesLock).toBe(true);
    expect(join({ row: first }).row.passesLock).toBe(true);
    // The lock may come while they are on their way.
    expect(join({ pass: admitted }).row.passesLock).toBe(true);
    expect(join({}, { inside: [member('ben')] }).row.passesLock).toBe(true);
    expect(join().row).not.toHaveProperty('passesLock');
    // Who has been inside needs none: their rows are not written anew because of a lock.
    const held = row({ arrived: { sid: 'PA_1', since: now - 10 } });
    expect(join({ ...locked, row: held }).row).not.toHaveProperty('passesLock');
  });

  it('lets back who has been inside in this session, although page and device know nothing of it', () => {
    const arrived = { sid: 'PA_1', since: now - 10 };
    const back = (changes: Partial<Admitted>) =>
      join(locked, { joins: [row({ arrived, gone: ['PA_1'], ...changes })] });
    expect(back({}).row.joinId).toBe('newjoin000000000');
    expect(() => back({ sessionId: 's0' })).toThrow('rooms/locked');
    expect(() => back({ arrived: null })).toThrow('rooms/locked');
    expect(() => back({ closed: true })).toThrow('rooms/locked');
  });

  it('is refused for a row of somebody else', () => {
    expect(() => join({ ...locked, row: row({ uid: 'eve' }) })).toThrow('rooms/locked');
  });
});
