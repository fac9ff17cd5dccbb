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
  /** Nobody has confirmed the address of their account, so it may be anybody's. */
  isUnconfirmed?: boolean | undefined;
  organization: Organization;
  /** Missing when nobody has looked; then no host counts as inside. */
  isHostInside?: boolean;
};

/**
 * Whether a person who comes by a link waits outside, judged by the link's role. A link travels further than
 * its maker thinks, so a person who must wait is no member yet, with an account or without. Where guests wait,
 * an account with an unconfirmed address waits too: it costs as little as a guest's name.
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
