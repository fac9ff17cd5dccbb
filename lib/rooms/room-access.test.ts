import { personProfileIds } from '@/lib/access/profiles';
import { unchangedOrganization } from '@/lib/organization/organization';
import { accessInRoom } from './room-access';

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
});
