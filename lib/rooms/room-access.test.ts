import { personProfileIds } from '@/lib/access/profiles';
import { unchangedOrganization } from '@/lib/organization/organization';
import { nothingLocked } from '@/lib/access/layers';
import { accessInRoom, ownAccessInRoom } from './room-access';
import type { Session } from './schema';

describe('what a member may do on a room’s page', () => {
  it('leaves adding and removing people to those who run the room', () => {
    const may = (capability: 'member:add' | 'member:moderate') =>
      personProfileIds.filter(
        (profile) => accessInRoom(unchangedOrganization, { profile, settings: {} })[capability].allowed,
      );
    expect(may('member:add')).toEqual(['host', 'co-host']);
    expect(may('member:moderate')).toEqual(['host', 'co-host']);
  });

  it('names the profile as the reason of a refusal', () => {
    expect(
      accessInRoom(unchangedOrganization, { profile: 'learner', settings: {} })['member:add'],
    ).toMatchObject({
      allowed: false,
      decidedBy: 'profile',
    });
  });

  it('follows what hosts have set for the open session, and for this person', () => {
    const entry = { profile: 'learner', exceptions: {}, epoch: 1 } as const;
    const live = { ...nothingLocked, locks: { 'chat:send': 'off' } } as const;
    const latest = { ...session, id: 's1', live };
    const sends = (own: Partial<Parameters<typeof ownAccessInRoom>[1]>) =>
      ownAccessInRoom(unchangedOrganization, { settings: {}, entry, latest: null, now: 5, ...own })[
        'chat:send'
      ];
    expect(sends({}).allowed).toBe(true);
    expect(sends({ latest })).toMatchObject({ allowed: false, reason: 'live-off' });
    expect(sends({ latest: { ...latest, status: 'ended', endedAt: 2 } }).allowed).toBe(true);
    const taken = { ...entry, exceptions: { 'chat:send': { allow: false, until: 9 } } };
    expect(sends({ entry: taken })).toMatchObject({ allowed: false, reason: 'exception-refuses' });
  });
});

const session: Session = {
  ...{ status: 'live', sids: [], finished: {}, preparedAt: 1, startedAt: 1, endedAt: null, endedBy: null },
  live: nothingLocked,
};
