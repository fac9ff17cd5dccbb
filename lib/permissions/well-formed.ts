import { baseOf, type PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { ownProfiles } from './own-profiles';

/**
 * Whether settings may replace others. No own profile vanishes, so nobody is left on a missing one. Own
 * profiles have names, built-in ones have none, and default profiles exist. A retired profile's people were
 * moved to one of the same origin, so that no rank changes.
 */
export function isWellFormed(before: OrganizationSettings, after: OrganizationSettings): boolean {
  const own = ownProfiles(after);
  const isNamed = (id: PersonProfileId) => (after.profiles[id]?.name !== undefined) === id.includes('~');
  const exists = (id: PersonProfileId) => !id.includes('~') || after.profiles[id]?.retiredAt === undefined;
  const defaults = Object.values(after.rules.defaultProfiles);
  const isMoved = (id: PersonProfileId) => {
    const { retiredAt, movedTo } = after.profiles[id] ?? {};
    if (movedTo === undefined) return retiredAt === undefined || id.includes('~');
    const isThere = !movedTo.includes('~') || after.profiles[movedTo] !== undefined;
    return retiredAt !== undefined && id.includes('~') && isThere && baseOf(movedTo) === baseOf(id);
  };
  return (
    ownProfiles(before).every((id) => own.includes(id)) &&
    (Object.keys(after.profiles) as PersonProfileId[]).every((id) => isNamed(id) && isMoved(id)) &&
    defaults.every((id) => exists(id) && (!id.includes('~') || own.includes(id)))
  );
}
