import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { initialSettings } from '@/lib/organization/organization';
import { organizationReference } from '@/lib/organization/server/organization-store';
import { describeOrganization } from '@/lib/permissions/contract';
import { listSavedChanges } from '@/lib/permissions/saved-changes';
import { versionReference } from '@/lib/permissions/server/organization-versions';

export const describeOrganizationCallable = bindCallable(describeOrganization, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => {
    const settings = (await organizationReference().get()).data() ?? initialSettings;
    const { version, changedAt } = settings;
    const [saved, earlier] = await Promise.all([
      versionReference(version)
        .get()
        .then((found) => found.data()),
      versionReference(Math.max(version - 1, 0))
        .get()
        .then((found) => found.data()),
    ]);
    const person = saved ? (await userReference(saved.savedBy).get()).data() : undefined;
    const changes = listSavedChanges(earlier?.settings ?? initialSettings, settings);
    return { version, savedAt: changedAt, savedBy: person?.name ?? null, changes };
  },
});
