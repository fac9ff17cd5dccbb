import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { fetchOrganization } from '@/lib/organization/client/fetch-organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { changeOrganization, type Spread } from '../contract';
import { applyEdits } from '../edit';
import type { Edit } from '../edit-schema';

/** What a test replaces. */
type Surroundings = {
  send: (settings: OrganizationSettings, why: Why, onChecking: () => void) => Promise<Spread>;
  fetchSettings: () => Promise<OrganizationSettings>;
};

const real: Surroundings = {
  send: ({ version, policy, profiles, rules }, why, onChecking) =>
    callServer(changeOrganization, { version, policy, profiles, rules, ...why }, { onChecking }),
  fetchSettings: async () => (await fetchOrganization()).settings,
};

/**
 * Saves the steps of an administrator. Where somebody else has saved in the moment before, of which this page has not
 * heard yet, the steps are taken on top of that, as they are when it has heard of it. Throws what the server says.
 */
export async function saveEdits(
  { saved, edits, why }: { saved: OrganizationSettings; edits: readonly Edit[]; why: Why },
  onChecking: () => void,
  { send, fetchSettings }: Surroundings = real,
): Promise<Spread> {
  try {
    return await send(applyEdits(saved, edits), why, onChecking);
  } catch (thrown) {
    if (errorCodeOf(thrown) !== 'organization/changed-meanwhile') throw thrown;
    const now = await fetchSettings();
    return send(applyEdits(now, edits), why, onChecking);
  }
}
