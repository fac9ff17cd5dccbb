import { nothingLocked, type LiveState, type RoomSettings } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';

/**
 * What somebody with a profile may do in a room, whoever they are: what was lent to one person does not count. On the
 * room's page no session does either; `live` is what hosts have set for one.
 */
export function accessInRoom(
  organization: Organization,
  member: { profile: PersonProfileId; settings: RoomSettings; live?: LiveState },
): Access {
  return resolveAccess({
    policy: organization.policy,
    profile: findProfile(organization.book, member.profile),
    room: member.settings,
    live: member.live ?? nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
}
