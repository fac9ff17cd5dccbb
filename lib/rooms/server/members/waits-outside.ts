import 'server-only';
import { nothingLocked } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import type { PersonKind } from '@/lib/auth/person-kind';
import type { Organization } from '@/lib/organization/organization';
import { lobbyPolicyOf, mustWait } from '@/lib/rooms/admission/lobby-policy';
import type { Room } from '@/lib/rooms/schema';

type Comer = {
  profile: PersonProfileId;
  kind: PersonKind;
  organization: Organization;
  /** Left out where nobody has looked: then it is taken that no host is there. */
  isHostInside?: boolean;
};

/**
 * Whether somebody who comes by a link is kept outside until they are let in, as what the link makes of them. A link
 * travels further than its maker thinks: whoever would have to wait is nobody here before, with an account or without.
 */
export function waitsOutside(
  room: Room,
  { profile, kind, organization, isHostInside = false }: Comer,
): boolean {
  const access = resolveAccess({
    policy: organization.policy,
    profile: findProfile(organization.book, profile),
    room: room.settings,
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
  const { isHost } = traitsOf(profile);
  return mustWait({ policy: lobbyPolicyOf(room), kind, access, isHost, isHostInside, wasLetIn: false });
}
