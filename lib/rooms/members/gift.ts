import { capabilities, capabilityFacts } from '@/lib/access/capabilities';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { AppError } from '@/lib/errors/app-error';
import type { HeldBy } from '@/lib/access/enforcers';
import type { Organization } from '@/lib/organization/organization';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { accessInRoom } from '@/lib/rooms/room-access';

/** A profile that one person gives to another, by whatever way: a role, an invite, a group, an admission, a merge. */
export type Gift = {
  profile: PersonProfileId;
  /** What the giver is for as long as the gift lasts. */
  giver: PersonProfileId;
  /** What the receiver is; missing as long as nobody knows who comes, as with an invite. */
  kind?: PersonKind;
};

/** What only policy and profile decide, such as adding people: no exception gives it, so a gift must not either. */
const offices = capabilities.filter((capability) => capabilityFacts[capability].reach === 'profile');

/**
 * Why a gift is refused; null where it may be made. Nobody gives more than they have: no higher rank, and no office
 * that their own profile lacks as the organisation has set it. Nobody gives a profile that is not there. Offices
 * need a person who can be found again: an account.
 */
export function findGiftRefusal(
  organization: Organization,
  { profile, giver, kind }: Gift,
): 'access/denied' | 'auth/accounts-only' | null {
  if (!(profile in organization.book) || !isAtMost(profile, giver)) return 'access/denied';
  const officesOf = (id: PersonProfileId) => {
    const access = accessInRoom(organization, { profile: id, settings: {} });
    return offices.filter((office) => access[office].allowed);
  };
  const own = new Set(officesOf(giver));
  if (officesOf(profile).some((office) => !own.has(office))) return 'access/denied';
  return kind !== undefined && kind !== 'account' && needsAccount(profile) ? 'auth/accounts-only' : null;
}

/** Guards a gift. Throws `access/denied` with the capability that it was tried by, and `auth/accounts-only`. */
export function requireGift(organization: Organization, gift: Gift, capability: HeldBy<'server'>): void {
  const refusal = findGiftRefusal(organization, gift);
  if (refusal === 'access/denied') throw new AppError(refusal, { details: { capability } });
  if (refusal !== null) throw new AppError(refusal);
}
