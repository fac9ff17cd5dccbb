'use client';

import { roleOf, type OrganisationRole } from '@/lib/auth/organisation-role';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { watchUser } from './watch-user';

/**
 * The viewer's role in the organisation, as it changes; null until it is known. It decides only what the page offers:
 * the server checks each action itself.
 *
 * @param uid null while it is not known who is signed in
 */
export function useOwnRole(uid: string | null): {
  role: OrganisationRole | null;
  /** Which picture the viewer has; undefined for none, and until it is known. */
  picture: string | undefined;
  failure: unknown;
} {
  const { value, failure } = useWatch(watchUser, uid);
  const { rules } = useOrganization();
  return { role: value ? roleOf(value, rules) : null, picture: value?.picture, failure };
}
