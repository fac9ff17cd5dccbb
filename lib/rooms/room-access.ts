import { nothingLocked, type LiveState, type RoomSettings } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';
import { profileIn, type PresentEntry } from '@/lib/rooms/members/profile-in';
import type { MatrixHead } from '@/lib/rooms/schema';
import { isOpen } from '@/lib/rooms/session/session';

/**
 * What a person with a profile may do in a room, without anybody's exceptions. On the room's page no session
 * counts either; `live` is what hosts have set for one.
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

type Own = { settings: RoomSettings; entry: PresentEntry; latest: MatrixHead['latest']; now: number };

/**
 * What one person may do in a room now, as the rules answer: with the open session's live state and the
 * person's exceptions.
 */
export function ownAccessInRoom(organization: Organization, { settings, entry, latest, now }: Own): Access {
  const open = latest && isOpen(latest) ? latest : null;
  const session = open?.id ?? null;
  return resolveAccess({
    policy: organization.policy,
    profile: findProfile(organization.book, profileIn(entry, session)),
    room: settings,
    live: open?.live ?? nothingLocked,
    exception: entry.exceptions,
    ...{ session, now },
  });
}
