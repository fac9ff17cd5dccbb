import type { PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';

/** More than anybody can tell apart; each is a row in the answers of every room. */
const ownProfilesLimit = 30;

/**
 * Whether settings can follow on others: no profile of the organisation's own vanishes, so that nobody is left on one
 * that is not there; each of them has a name, and the built-in ones have not; and what people become by default exists.
 */
export function isWellFormed(before: OrganizationSettings, after: OrganizationSettings): boolean {
  const own = ownProfiles(after);
  const isNamed = (id: PersonProfileId) => (after.profiles[id]?.name !== undefined) === id.includes('~');
  const exists = (id: PersonProfileId) => !id.includes('~') || after.profiles[id]?.retiredAt === undefined;
  const defaults = Object.values(after.rules.defaultProfiles);
  return (
    own.length <= ownProfilesLimit &&
    ownProfiles(before).every((id) => own.includes(id)) &&
    (Object.keys(after.profiles) as PersonProfileId[]).every(isNamed) &&
    defaults.every((id) => exists(id) && (!id.includes('~') || own.includes(id)))
  );
}

const ownProfiles = ({ profiles }: OrganizationSettings): PersonProfileId[] =>
  (Object.keys(profiles) as PersonProfileId[]).filter((id) => id.includes('~'));
