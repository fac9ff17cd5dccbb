import 'server-only';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { changeOrganization, undoOrganization } from '@/lib/permissions/contract';
import { saveOrganization } from '@/lib/permissions/server/save-organization';
import { spreadSaved } from '@/lib/permissions/server/spread-organization';
import { takeBack } from '@/lib/permissions/take-back';

export const changeOrganizationCallable = bindCallable(changeOrganization, {
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

export const undoOrganizationCallable = bindCallable(undoOrganization, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { version } }) => {
    return spreadSaved(await saveOrganization({ version, actorUid: caller.uid, change: takeBack }));
  },
});
