import type { PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { isAtMost } from '@/lib/rooms/members/profile-rank';

/**
 * Whether an invite is only for people with an account of their own: one to run a room. Whoever removes others, makes
 * links and deletes a room has to be somebody who can be found again, and a guest costs one request.
 */
export const needsAccount = (profile: PersonProfileId): boolean => !isAtMost(profile, 'presenter');

type ComerByInvite = { kind: PersonKind; profile: PersonProfileId; takesGuests: boolean };

/**
 * Whether a kind of account comes in by an invite, as what that makes of it: guests only where the organisation takes
 * any, and those who run a room only with an account of their own.
 */
export const mayComeByInvite = ({ kind, profile, takesGuests }: ComerByInvite): boolean =>
  kind === 'account' || ((takesGuests || kind !== 'guest') && !needsAccount(profile));
