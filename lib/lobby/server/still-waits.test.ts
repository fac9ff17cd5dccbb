import { nothingLocked } from '@/lib/access/layers';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import type { Admitted, LobbyPass } from '@/lib/rooms/schema';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { stillWaits } from './still-waits';

type Found = Parameters<typeof stillWaits>[0];

const now = 1_000_000;
const latest = { ...noteArrival(prepareSession(now - 60_000), 'RM_1', now - 50_000), id: 's1' };
const pass = (changes: Partial<LobbyPass>): LobbyPass => ({
  roomId: 'r1',
  uid: 'ben',
  name: 'Ben',
  kind: 'guest',
  state: 'waiting',
  sessionId: null,
  words: '',
  at: 1,
  ...changes,
});
/** Ben, a learner with an account in a room for which everybody waits, unless told otherwise. */
const waits = (changes: Partial<Found> = {}, lobby: LobbyPolicy = 'everyone') =>
  stillWaits({
    uid: 'ben',
    room: { name: 'Algebra', preset: 'lesson', settings: {}, lobby, ownerUid: 'ada', createdAt: 1 },
    member: { uid: 'ben', name: 'Ben', kind: 'account', profile: 'learner', addedAt: 1, addedBy: 'ada' },
    entry: { profile: 'learner', exceptions: {}, epoch: 1 },
    head: { session: 's1', epoch: 4, latest: { ...latest, live: nothingLocked } },
    isBanned: false,
    pass: null,
    organization: unchangedOrganization,
    inside: [],
    joins: [],
    now,
    ...changes,
  });
const entryOf = (profile: 'host' | 'co-host') => ({ profile, exceptions: {}, epoch: 1 }) as const;
const nobodyHere = { member: null, entry: null } as const;
const arrived = { sid: 'PA_1', since: now - 10 };

describe('who can be sent away from a door', () => {
  it('is a member who has to wait, and whom a host has put back', () => {
    expect(waits()).toBe(true);
    const putBack = { pass: pass({ sessionId: 's1' }), inside: [{ uid: 'ben', isHost: false }] };
    expect(waits(putBack, 'off')).toBe(true);
  });

  it('is somebody by a link or a code, also who was sent away from an earlier session', () => {
    expect(waits({ ...nobodyHere, pass: pass({}) }, 'off')).toBe(true);
    expect(waits({ ...nobodyHere, pass: pass({ state: 'declined', sessionId: 's0' }) })).toBe(true);
    expect(waits({ ...nobodyHere, pass: pass({ invited: { profile: 'learner', by: 'ada' } }) })).toBe(true);
  });

  it.each([
    ['runs the room', { entry: entryOf('host') }, 'everyone'],
    ['lets people in', { entry: entryOf('co-host') }, 'everyone'],
    ['is inside', { inside: [{ uid: 'ben', isHost: false }] }, 'everyone'],
    [
      'has been inside and comes back',
      { joins: [{ sessionId: 's1', closed: false, arrived } as Admitted] },
      'everyone',
    ],
    ['was just let in', { pass: pass({ state: 'admitted', sessionId: 's1' }) }, 'everyone'],
    ['need not wait here', {}, 'off'],
    ['need not wait since a host came', { inside: [{ uid: 'ada', isHost: true }] }, 'before-host'],
    [
      'came by a link and need not wait any more',
      { ...nobodyHere, pass: pass({ invited: { profile: 'learner', by: 'ada' } }) },
      'off',
    ],
    ['was let in and has left', { ...nobodyHere, pass: pass({ state: 'admitted' }) }, 'everyone'],
    ['has no place there', nobodyHere, 'everyone'],
    ['was removed', { member: null, entry: { epoch: 2 }, pass: pass({}) }, 'everyone'],
    ['is banned', { isBanned: true }, 'everyone'],
  ] satisfies [string, Partial<Found>, LobbyPolicy][])('is nobody who %s', (_, found, lobby) => {
    expect(waits(found, lobby)).toBe(false);
  });
});
