import { nothingLocked, type RoomSettings } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';

/**
 * What a member may do on a room's page, outside any session. Locks and exceptions belong to a session, so
 * they do not count here.
 */
export function accessInRoom(
  organization: Organization,
  member: { profile: PersonProfileId; settings: RoomSettings },
): Access {
  return resolveAccess({
    policy: organization.policy,
    profile: findProfile(organization.book, member.profile),
    room: member.settings,
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
}
