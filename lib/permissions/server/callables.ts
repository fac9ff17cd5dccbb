import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { permitAdministrativeAct, permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { organizationReference } from '@/lib/organization/server/organization-store';
import {
  changeOrganization,
  describeOrganization,
  readAccessInputs,
  spreadOrganization,
  undoOrganization,
  weighProfiles,
} from '@/lib/permissions/contract';
import { initialSettings } from '@/lib/organization/organization';
import { versionReference } from '@/lib/permissions/server/organization-versions';
import { readAccessInputs as accessInputsOf } from '@/lib/permissions/server/read-access-inputs';
import { saveOrganization } from '@/lib/permissions/server/save-organization';
import {
  patienceOfSpread,
  spreadOrganization as spread,
  spreadSaved,
} from '@/lib/permissions/server/spread-organization';
import { weighProfiles as weigh } from '@/lib/permissions/server/weigh-profiles';
import { listSavedChanges } from '@/lib/permissions/saved-changes';
import { takeBack } from '@/lib/permissions/take-back';

const changeOrganizationCallable = bindCallable(changeOrganization, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { version, reason, rules, ...wanted } }) => {
    const saved = await saveOrganization({
      version,
      actorUid: caller.uid,
      change: (before) => ({ ...before, ...wanted, rules: { ...before.rules, ...rules } }),
      ...(reason !== undefined && { reason }),
    });
    return spreadSaved(saved);
  },
});

const undoOrganizationCallable = bindCallable(undoOrganization, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { version } }) => {
    return spreadSaved(await saveOrganization({ version, actorUid: caller.uid, change: takeBack }));
  },
});

const spreadOrganizationCallable = bindCallable(spreadOrganization, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: () => spread(patienceOfSpread),
});

const weighProfilesCallable = bindCallable(weighProfiles, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => weigh(input.profiles),
});

const describeOrganizationCallable = bindCallable(describeOrganization, {
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

const readAccessInputsCallable = bindCallable(readAccessInputs, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => accessInputsOf(input.roomId, input.uid),
});

/** What an organisation decides about permissions. */
export const permissionCallables = [
  changeOrganizationCallable,
  undoOrganizationCallable,
  spreadOrganizationCallable,
  weighProfilesCallable,
  describeOrganizationCallable,
  readAccessInputsCallable,
];
