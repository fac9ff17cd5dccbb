import { unchangedOrganization } from '@/lib/organization/organization';
import type { Admitted, MatrixHead } from '@/lib/rooms/schema';
import {
  endByHost,
  noteArrival,
  noteRoomFinished,
  prepareSession,
  reopenWindow,
} from '@/lib/rooms/session/session';
import { decideJoin } from './decide-join';
import type { JoinSnapshot } from './token-ports';

const now = 1_000_000;
const joinId = 'abcdefgh12345678';
const live = { ...noteArrival(prepareSession(now - 60_000), 'RM_1', now - 50_000), id: 's1' };
const ended = { ...endByHost(live, now - 1), id: 's1' };
const emptyAt = (at: number) => ({ ...noteRoomFinished(live, 'RM_1', at), id: 's1' });
const headOf = (latest: MatrixHead['latest']): MatrixHead => ({
  session: latest?.id ?? null,
  epoch: 4,
  latest,
});
const row: Admitted = {
  uid: 'ben',
  roomId: 'r1',
  joinId,
  sessionId: 's1',
  profile: 'learner',
  name: 'Ben',
  kind: 'account',
  expiresAt: now + 1,
  closed: false,
  arrived: null,
  gone: [],
};

type Case = Partial<JoinSnapshot> & { profile?: 'learner' | 'host'; isRefresh?: boolean };

const join = ({ profile = 'learner', isRefresh = false, ...changes }: Case) =>
  decideJoin(
    {
      gate: { validAfter: 10, disabled: false },
      organization: unchangedOrganization,
      room: { name: 'Algebra', preset: 'lesson', lobby: 'off', settings: {}, ownerUid: 'ada', createdAt: 1 },
      member: { uid: 'ben', name: 'Ben', kind: 'account', profile, addedAt: 1, addedBy: 'ada' },
      entry: { profile, exceptions: {}, epoch: 1 },
      head: headOf(ended),
      isBanned: false,
      row: null,
      pass: null,
      joins: [],
      ...changes,
    },
    {
      uid: 'ben',
      authTime: 20,
      card: null,
      roomId: 'r1',
      isRefresh,
      inside: [],
      now,
      createJoinId: () => 'newjoin000000000',
      createSessionId: () => 's2',
    },
  );

describe('after a call was ended for everyone', () => {
  it('the next one opens to others when the person who begins it arrives, not before', () => {
    const { prepared } = join({ profile: 'host' });
    expect(prepared?.session).toMatchObject({ id: 's2', status: 'prepared', afterEnd: true });
    const looked = prepared!.session;
    expect(() => join({ head: headOf(looked) })).toThrow('rooms/ended');
    expect(join({ profile: 'host', head: headOf(looked) }).sessionId).toBe('s2');
    const begun = { ...noteArrival(looked, 'RM_2', now), id: 's2' };
    expect(join({ head: headOf(begun) }).sessionId).toBe('s2');
  });
});

describe('a refresh of a join', () => {
  it('continues an open join', () => {
    expect(join({ isRefresh: true, row, head: headOf(live) }).row.joinId).toBe(joinId);
  });

  it.each([
    ['the call was ended', { row }],
    ['it emptied a moment ago', { row, head: headOf(emptyAt(now - 1)) }],
    ['it emptied long ago', { row, head: headOf(emptyAt(now - reopenWindow)) }],
    ['another has begun', { row, head: headOf({ ...live, id: 's3' }) }],
    ['they hold none', { row: null, head: headOf(live) }],
    ['there was none at all', { row: null, head: null }],
    ['theirs is closed', { row: { ...row, closed: true }, head: headOf(live) }],
  ] as const)('begins nothing when %s', (_, state) => {
    expect(() => join({ ...state, profile: 'host', isRefresh: true })).toThrow('rooms/ended');
  });

  it('reports first what else refuses the person', () => {
    expect(() => join({ isRefresh: true, isBanned: true })).toThrow('rooms/banned');
  });
});
