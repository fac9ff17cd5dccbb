import { nothingLocked } from '@/lib/access/layers';
import { isAppError } from '@/lib/errors/app-error';
import { unchangedOrganization } from '@/lib/organization/organization';
import { isAdmitted } from '@/lib/rooms/session/presence';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { decideRehearsal, whyNoRehearsal } from './decide-rehearsal';
import type { JoinSnapshot } from './token-ports';

const now = 1_000_000;
const live = {
  ...noteArrival(prepareSession(now - 60), 'RM_1', now - 50),
  id: 's1',
  live: { ...nothingLocked, locked: true, paused: true },
};
const snapshot: JoinSnapshot = {
  gate: { validAfter: 10, disabled: false },
  organization: unchangedOrganization,
  room: { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1, strictEntry: true },
  member: {
    uid: 'ben',
    name: 'Ben',
    kind: 'account',
    seat: 3,
    profile: 'co-host',
    addedAt: 1,
    addedBy: 'ada',
  },
  entry: { profile: 'co-host', exceptions: {}, epoch: 1 },
  head: { session: 's1', epoch: 4, latest: live },
  isBanned: false,
  row: null,
  pass: null,
  joins: [],
};
const question = {
  uid: 'ben',
  authTime: 20,
  card: null,
  roomId: 'r1',
  now,
  createJoinId: () => 'newjoin000000000',
};
const decide = (state: Partial<JoinSnapshot> = {}) => decideRehearsal({ ...snapshot, ...state }, question);
const refusal = (state: Partial<JoinSnapshot>): string | null => {
  try {
    decide(state);
    return null;
  } catch (error) {
    return isAppError(error) ? error.code : 'other';
  }
};

describe('a rehearsal', () => {
  it('is for people who manage the room’s members, and writes only their row', () => {
    const { row, prepared, access, isStrict, epochs } = decide();
    expect(epochs).toEqual({ room: 4, person: 1 });
    expect({ prepared, isStrict }).toEqual({
      prepared: null,
      isStrict: false,
    });
    expect(row).toMatchObject({
      uid: 'ben',
      roomId: 'r1',
      joinId: 'newjoin000000000',
      authTime: 20,
      closed: false,
    });
    expect(access['screen:publish'].allowed).toBe(true);
  });

  it('is as before a session, despite the switches of the running one', () => {
    const profile = 'co-host';
    const settings = { ...snapshot.room!, settings: {} };
    expect(
      decide({ entry: { profile, exceptions: {}, epoch: 1 }, room: settings }).access['mic:publish'],
    ).toEqual(decide({ head: null }).access['mic:publish']);
  });

  it('gives nobody a place in the call of the room', () => {
    expect(isAdmitted(decide().row, 'r1', snapshot.head, now)).toBe(false);
    expect(isAdmitted(decide().row, 'r1', null, now)).toBe(false);
  });

  it('keeps its identity when the token is renewed, and takes none over from a call', () => {
    const { row } = decide();
    const held = { ...row, joinId: 'abcdefgh12345678' };
    expect(decide({ row: held }).row.joinId).toBe('abcdefgh12345678');
    expect(decide({ row: { ...held, sessionId: 's1' } }).row.joinId).toBe('newjoin000000000');
    expect(decide({ row: { ...held, closed: true } }).row.joinId).toBe('newjoin000000000');
  });

  it.each<[string, Partial<JoinSnapshot>]>([
    ['auth/revoked', { gate: { validAfter: 21, disabled: false } }],
    ['auth/disabled', { gate: { validAfter: 10, disabled: true } }],
    ['rooms/not-found', { room: null }],
    ['rooms/banned', { isBanned: true }],
    ['rooms/removed', { entry: { epoch: 2 } }],
    ['rooms/not-a-member', { member: null }],
    ['access/denied', { entry: { profile: 'learner', exceptions: {}, epoch: 1 } }],
    ['access/denied', { entry: { profile: 'presenter', exceptions: {}, epoch: 1 } }],
    ['rooms/archived', { room: { ...snapshot.room!, archivedAt: 5 } }],
  ])('is refused with %s', (code, state) => {
    expect(refusal(state)).toBe(code);
  });
});

describe('a person in a rehearsal', () => {
  const asked = { roomId: 'r1', uid: 'ben', identity: 'ben_newjoin000000000', now };
  const place = { ...snapshot, row: decide().row };

  it('may stay while they manage the room’s people', () => {
    expect(whyNoRehearsal(place, asked)).toBeNull();
    expect(whyNoRehearsal({ ...place, entry: { profile: 'learner', exceptions: {}, epoch: 2 } }, asked)).toBe(
      'access/denied',
    );
    expect(whyNoRehearsal({ ...place, entry: { epoch: 2 } }, asked)).toBe('rooms/removed');
    expect(whyNoRehearsal({ ...place, isBanned: true }, asked)).toBe('rooms/banned');
  });

  it('neither stays nor goes by a session role', () => {
    const lend = (own: 'host' | 'learner', profile: 'host' | 'learner') => ({
      ...place,
      entry: { profile: own, lent: { profile, session: 's1' }, exceptions: {}, epoch: 2 },
    });
    expect(whyNoRehearsal(lend('host', 'learner'), asked)).toBeNull();
    expect(whyNoRehearsal(lend('learner', 'host'), asked)).toBe('access/denied');
  });

  it('is nobody else, nor an identity that a client made', () => {
    for (const identity of ['ada_newjoin000000000', 'ben_newjoin000000000#camera', 'nobody'])
      expect(whyNoRehearsal(place, { ...asked, identity })).toBe('no-identity-of-ours');
  });

  it('needs a row that is open, and of this rehearsal', () => {
    for (const changes of [{ closed: true }, { expiresAt: now }, { roomId: 'r2' }, { sessionId: 's1' }])
      expect(whyNoRehearsal({ ...place, row: { ...place.row, ...changes } }, asked)).toBe('not-admitted');
    expect(whyNoRehearsal({ ...place, row: null }, asked)).toBe('not-admitted');
  });

  it('goes when their sign-in ends', () => {
    for (const gate of [null, { validAfter: 21, disabled: false }, { validAfter: 10, disabled: true }])
      expect(whyNoRehearsal({ ...place, gate }, asked)).toBe('signed-out');
  });
});
