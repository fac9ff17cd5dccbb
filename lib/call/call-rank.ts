import { baseOf, isProfileId, traitsOf } from '@/lib/access/profiles';

/** The profile as our server wrote it; null where it is missing. */
type Other = { readonly profile: string | null };

/**
 * The rank of somebody who runs the room, by what their profile is or was made from; null for everybody else. An
 * organisation names its own profiles, so none is known by its name alone.
 */
export function rankOf({ profile }: Other): 'host' | 'co-host' | null {
  if (!isProfileId(profile) || !traitsOf(profile).isHost) return null;
  return baseOf(profile) === 'host' ? 'host' : 'co-host';
}
