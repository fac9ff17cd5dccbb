import type { PersonProfileId } from '@/lib/access/profiles';
import { isAtMost } from '@/lib/rooms/profile-rank';

/**
 * Whether an invite is only for people with an account of their own: one to run a room. Whoever removes others, makes
 * links and deletes a room has to be somebody who can be found again, and a guest costs one request.
 */
export const needsAccount = (profile: PersonProfileId): boolean => !isAtMost(profile, 'presenter');
