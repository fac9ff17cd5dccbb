import { callServer } from '@/lib/core/client/call-server';
import { errorCodeOf } from '@/lib/core/error-code-of';
import { fetchOrganization } from '@/lib/organization/client/fetch-organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { changeOrganization, type Spread } from '../contract';
import { applyEdits } from '../edit';
import type { Edit } from '../edit-schema';

/** What a test replaces. */
type Surroundings = {
  send: (settings: OrganizationSettings, onChecking: () => void) => Promise<Spread>;
  fetchSettings: () => Promise<OrganizationSettings>;
};

const real: Surroundings = {
  send: ({ version, policy, profiles, rules }, onChecking) =>
    callServer(changeOrganization, { version, policy, profiles, rules }, { onChecking }),
  fetchSettings: async () => (await fetchOrganization()).settings,
};

/**
 * Saves the steps of an administrator. Where somebody else has saved in the moment before, of which this page has not
 * heard yet, the steps are taken on top of that, as they are when it has heard of it. Throws what the server says.
 */
export async function saveEdits(
  { saved, edits }: { saved: OrganizationSettings; edits: readonly Edit[] },
  onChecking: () => void,
  { send, fetchSettings }: Surroundings = real,
): Promise<Spread> {
  try {
    return await send(applyEdits(saved, edits), onChecking);
  } catch (thrown) {
    if (errorCodeOf(thrown) !== 'organization/changed-meanwhile') throw thrown;
    const now = await fetchSettings();
    return send(applyEdits(now, edits), onChecking);
  }
}
