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
  /** Nobody has confirmed the address of their account: it may be anybody's. */
  isUnconfirmed?: boolean | undefined;
  organization: Organization;
  /** Left out where nobody has looked: then it is taken that no host is there. */
  isHostInside?: boolean;
};

/**
 * Whether somebody who comes by a link is kept outside until they are let in, as what the link makes of them. A link
 * travels further than its maker thinks: a person who would have to wait is no member before, with an account or without.
 * Where guests wait, so does an account whose address nobody has confirmed, for it costs as little as a guest's name.
 */
export function waitsOutside(
  room: Room,
  { profile, kind: ownKind, isUnconfirmed, organization, isHostInside = false }: Comer,
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
  const kind = ownKind === 'account' && isUnconfirmed ? 'guest' : ownKind;
  return mustWait({ policy: lobbyPolicyOf(room), kind, access, isHost, isHostInside, wasLetIn: false });
}
