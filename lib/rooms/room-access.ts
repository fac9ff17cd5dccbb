import { nothingLocked, type RoomSettings } from '@/lib/access/layers';
import { builtInProfiles, type PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';

/**
 * What a member may do on a room's page, outside any session. Locks and exceptions belong to a session, so
 * they do not count here.
 */
export function accessInRoom(member: { profile: PersonProfileId; settings: RoomSettings }): Access {
  return resolveAccess({
    policy: {},
    profile: builtInProfiles[member.profile],
    room: member.settings,
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
}
