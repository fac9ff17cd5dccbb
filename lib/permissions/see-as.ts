import type { LiveState, RoomSettings } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { PresetId } from '@/lib/access/presets';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import type { Access } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';
import { usualProfile } from '@/lib/rooms/members/offered-profiles';
import { mayComeByInvite } from '@/lib/rooms/admission/needs-account';
import { accessInRoom } from '@/lib/rooms/room-access';

/** A room's current state; `live` is null while no session is open. */
export type RoomNow = { readonly settings: RoomSettings; readonly live: LiveState | null };

/** What a person with a profile may do in a room now, and the grant of their token. */
export function seeAs(
  organization: Organization,
  { settings, live }: RoomNow,
  profile: PersonProfileId,
): { access: Access; grant: Grant } {
  const access = accessInRoom(organization, { profile, settings, ...(live && { live }) });
  return { access, grant: toGrant(access, findProfile(organization.book, profile)) };
}

/** The viewpoint of a preview: a role, or a guest who comes by a link. */
export type Eyes = PersonProfileId | 'guest';

/**
 * The profile of a viewpoint, and whether guests get in. An organisation can require accounts, and so does a
 * link that makes people more than presenters.
 */
export function profileBehind(
  organization: Organization,
  preset: PresetId,
  eyes: Eyes,
): { profile: PersonProfileId; guests: 'come' | 'stay-out' | null } {
  if (eyes !== 'guest') return { profile: eyes, guests: null };
  const profile = usualProfile(organization, 'link', preset);
  const takesGuests = organization.rules.guests === 'allowed';
  const come = mayComeByInvite({ kind: 'guest', profile, takesGuests });
  return { profile, guests: come ? 'come' : 'stay-out' };
}
