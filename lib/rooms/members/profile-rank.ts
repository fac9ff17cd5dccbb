import { baseOf, personProfileIds, type PersonProfileId } from '@/lib/access/profiles';

/**
 * Whether a profile ranks no higher than another: nobody hands out, or takes away, more than they have. A profile of an
 * organisation ranks as what it was made from, whose offices it cannot exceed.
 */
export const isAtMost = (profile: PersonProfileId, limit: PersonProfileId): boolean =>
  personProfileIds.indexOf(baseOf(profile)) >= personProfileIds.indexOf(baseOf(limit));
