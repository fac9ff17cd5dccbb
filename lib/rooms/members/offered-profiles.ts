import { presets, type PresetId } from '@/lib/access/presets';
import {
  baseOf,
  isPersonProfileId,
  personProfileIds,
  type PersonProfileId,
  type ProfileId,
} from '@/lib/access/profiles';
import type { Organization } from '@/lib/organization/organization';
import type { WayIn } from '@/lib/organization/schema';
import { isAtMost } from './profile-rank';

/**
 * The profiles that a person can give to others: for people, of no higher rank than theirs, not retired. Each
 * of the organisation's own comes after its origin.
 */
export function offeredProfiles({ book, edits }: Organization, limit: PersonProfileId): PersonProfileId[] {
  const ids = (Object.keys(book) as ProfileId[]).filter(isPersonProfileId);
  return ids
    .filter((id) => edits[id]?.retiredAt === undefined && isAtMost(id, limit))
    .sort((one, other) => rank(one) - rank(other));
}

const rank = (id: PersonProfileId) => personProfileIds.indexOf(baseOf(id));

/** The default profile of a way in: the organisation's, else that of the room's preset. */
export function usualProfile({ rules, edits }: Organization, way: WayIn, preset: PresetId): PersonProfileId {
  const own = rules.defaultProfiles[way];
  return own !== undefined && edits[own]?.retiredAt === undefined ? own : presets[preset].defaultProfile;
}

/**
 * The default profile for a giver who hands out no more than they have. If the first default ranks above
 * theirs, the next one counts.
 */
export function usuallyOffered(
  organization: Organization,
  way: WayIn,
  { preset, limit }: { preset: PresetId; limit: PersonProfileId },
): PersonProfileId {
  const choices = [usualProfile(organization, way, preset), presets[preset].defaultProfile];
  return choices.find((id) => isAtMost(id, limit)) ?? limit;
}
