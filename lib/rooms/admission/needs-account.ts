import type { PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { isAtMost } from '@/lib/rooms/members/profile-rank';

/**
 * Whether an invite is only for people with an account: an invite to run a room. A person who removes others,
 * makes links and deletes rooms must be traceable, and a guest costs one request.
 */
export const needsAccount = (profile: PersonProfileId): boolean => !isAtMost(profile, 'presenter');

type ComerByInvite = { kind: PersonKind; profile: PersonProfileId; takesGuests: boolean };

/**
 * Whether a kind of account may use an invite to a profile. Guests may only where the organisation allows them,
 * and a profile that runs rooms needs an account.
 */
export const mayComeByInvite = ({ kind, profile, takesGuests }: ComerByInvite): boolean =>
  kind === 'account' || ((takesGuests || kind !== 'guest') && !needsAccount(profile));
