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
 * What somebody can make of others: the profiles of people that rank no higher than theirs and are not retired, each
 * of the organisation's own behind the one that it was made from.
 */
export function offeredProfiles({ book, edits }: Organization, limit: PersonProfileId): PersonProfileId[] {
  const ids = (Object.keys(book) as ProfileId[]).filter(isPersonProfileId);
  return ids
    .filter((id) => edits[id]?.retiredAt === undefined && isAtMost(id, limit))
    .sort((one, other) => rank(one) - rank(other));
}

const rank = (id: PersonProfileId) => personProfileIds.indexOf(baseOf(id));

/** What people become by a way in when nothing else is said: the organisation's word, else that of the room's preset. */
export function usualProfile({ rules, edits }: Organization, way: WayIn, preset: PresetId): PersonProfileId {
  const own = rules.defaultProfiles[way];
  return own !== undefined && edits[own]?.retiredAt === undefined ? own : presets[preset].defaultProfile;
}

/**
 * The same as somebody offers it who hands out no more than they have: where the usual one ranks above theirs, the next
 * word counts.
 */
export function usuallyOffered(
  organization: Organization,
  way: WayIn,
  { preset, limit }: { preset: PresetId; limit: PersonProfileId },
): PersonProfileId {
  const choices = [usualProfile(organization, way, preset), presets[preset].defaultProfile];
  return choices.find((id) => isAtMost(id, limit)) ?? limit;
}
