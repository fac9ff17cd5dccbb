import { nothingLocked, type LiveState } from '@/lib/access/layers';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { Room } from '@/lib/rooms/schema';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { decideJoin } from './decide-join';
import { inside as comeIn } from './join.fixture';
import type { Inside } from './token-ports';

const now = 1_000_000;
const running = { ...noteArrival(prepareSession(now - 60_000), 'RM_1', now - 50_000), id: 's1' };
const lesson: Room = {
  name: 'Algebra',
  preset: 'lesson',
  lobby: 'off',
  settings: {},
  ownerUid: 'ada',
  createdAt: 1,
};

type Case = {
  /** Null when nobody has been there yet. */
  live?: LiveState | null;
  room?: Room;
  profile?: 'learner' | 'host';
  inside?: Inside[];
};

const join = ({ live = nothingLocked, room = lesson, profile = 'learner', inside = [] }: Case) =>
  decideJoin(
    {
      gate: { validAfter: 10, disabled: false },
      organization: unchangedOrganization,
      room,
      member: { uid: 'ben', name: 'Ben', kind: 'account', profile, addedAt: 1, addedBy: 'ada' },
      entry: { profile, exceptions: {}, epoch: 1 },
      head: live === null ? null : { session: 's1', epoch: 4, latest: { ...running, live } },
      isBanned: false,
      row: null,
      pass: null,
      joins: [],
    },
    {
      uid: 'ben',
      authTime: 20,
      card: null,
      roomId: 'r1',
      inside,
      isRefresh: false,
      now,
      createJoinId: () => 'newjoin000000000',
      createSessionId: () => 's2',
    },
  );

const left = (hasLocked: boolean): LiveState => ({
  ...nothingLocked,
  locked: true,
  hostless: { until: now - 1, then: 'lock', hasLocked },
});
const ada = comeIn('ada', { isHost: true });

describe('a call whose hosts did not come back in time', () => {
  it('keeps newcomers in the lobby until a host is there, even without a lobby', () => {
    expect(() => join({ live: left(true) })).toThrow('rooms/waiting');
    expect(join({ live: left(true), inside: [ada] }).sessionId).toBe('s1');
  });

  it('lets in hosts, and people who are inside', () => {
    expect(join({ live: left(true), inside: [comeIn('ben')] }).sessionId).toBe('s1');
    expect(join({ live: left(true), profile: 'host' }).sessionId).toBe('s1');
  });

  it('says that a host locked it only if one did, and is there', () => {
    expect(() => join({ live: left(false) })).toThrow('rooms/waiting');
    expect(() => join({ live: left(false), inside: [ada] })).toThrow('rooms/locked');
  });

  it('stays open until the time is over', () => {
    const hostless = { until: now + 1, then: 'lock' } as const;
    expect(join({ live: { ...nothingLocked, hostless } }).sessionId).toBe('s1');
  });
});

describe('the first to come into a room', () => {
  it('begins a session with the preset’s switches: in a class cameras go to hosts', () => {
    const klass: Room = { ...lesson, preset: 'class' };
    expect(join({ live: null, room: klass }).prepared?.session.live).toEqual({
      ...nothingLocked,
      camerasForHosts: true,
    });
    expect(join({ live: null }).prepared?.session.live).toEqual(nothingLocked);
  });
});
