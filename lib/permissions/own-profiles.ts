import type { PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';

/** More than anybody can tell apart. Retired ones count no more: nobody is given them. */
export const mostOwnInUse = 30;
/**
 * With the retired ones, which never vanish. Each is a row in the answers of every room, and in the settings up to 54
 * cells with two index entries each, of which Firestore takes 40,000 in a document:
 * https://firebase.google.com/docs/firestore/quotas#limits
 */
export const mostOwnEver = 200;

/** Why there are no more: keys of `permissions.profiles.limits`, and the ends of the codes of errors. */
type ProfileLimit = 'in-use' | 'used-up';

/** The profiles that an organisation has made itself, retired or not. */
export const ownProfiles = ({ profiles }: OrganizationSettings): PersonProfileId[] =>
  (Object.keys(profiles) as PersonProfileId[]).filter((id) => id.includes('~'));

/** What keeps settings from having so many profiles of the organisation's own; null where nothing does. */
export function findProfileLimit(
  settings: OrganizationSettings,
  { made = 0, broughtBack = 0 } = {},
): ProfileLimit | null {
  const own = ownProfiles(settings);
  const inUse = own.filter((id) => settings.profiles[id]?.retiredAt === undefined);
  if (inUse.length + made + broughtBack > mostOwnInUse) return 'in-use';
  return own.length + made > mostOwnEver ? 'used-up' : null;
}
