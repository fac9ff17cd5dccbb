import { baseOf, type PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { ownProfiles } from './own-profiles';

/**
 * Whether settings can follow on others: no profile of the organisation's own vanishes, so that nobody is left on one
 * that is not there; each of them has a name, and the built-in ones have not; what people become by default exists; and
 * whoever has a retired one was moved to another of the same origin, so that no rank changes by it.
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
