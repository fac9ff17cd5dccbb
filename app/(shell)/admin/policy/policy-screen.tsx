'use client';

import { useTranslations } from 'next-intl';
import { useFollowedSpread } from '@/app/(shell)/admin/followed-spread';
import { SavePermissions } from '@/app/(shell)/admin/save-permissions';
import { SavedVersion } from '@/app/(shell)/admin/saved-version';
import { AdminTitle } from '@/components/admin/admin-title';
import { PermissionDetails } from '@/components/permissions/permission-details';
import { PermissionTable } from '@/components/permissions/permission-table';
import { RuleCell } from '@/components/permissions/rule-cell';
import { RulesForm } from '@/components/permissions/rules-form';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { SelectField } from '@/components/ui/fields/select-field';
import { useLookedAt } from '@/lib/permissions/client/use-looked-at';
import { usePermissionDraft } from '@/lib/permissions/client/use-permission-draft';
import { listProfiles } from '@/lib/permissions/organization-change';
import { organizationPresetIds } from '@/lib/permissions/organization-presets';

/** What holds in every room of the organisation. */
export function PolicyScreen() {
  const t = useTranslations('permissions.policy');
  const permissions = usePermissionDraft();
  const spread = useFollowedSpread();
  const { saved, draft, edit } = permissions;
  const { nameOf } = usePermissionWords(draft);
  const profiles = listProfiles(draft).filter((id) => draft.profiles[id]?.retiredAt === undefined);
  const lookedAt = useLookedAt(profiles);
  return (
    <>
      <AdminTitle>{t('title')}</AdminTitle>
      <SavedVersion version={saved.version} page="policy" {...{ spread, nameOf }} />
      <p className="mt-3 mb-6 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
      <SelectField
        className="max-w-[440px]"
        label={t('begin')}
        hint={t('beginHint')}
        value=""
        placeholder={organizationPresetIds.map((id) => t(`presets.${id}`)).join(', ')}
        onValueChange={(to) => edit({ kind: 'preset', to })}
        options={organizationPresetIds.map((value) => ({
          value,
          label: t(`presets.${value}`),
          description: t(`presetLines.${value}`),
        }))}
      />
      <RulesForm
        rules={draft.rules}
        {...{ profiles, nameOf }}
        onChange={(to) => edit({ kind: 'rules', to })}
        onDefault={(way, to) => edit({ kind: 'default', way, to })}
      />
      <h2 className="mt-12 text-18 font-semibold">{t('table')}</h2>
      <PermissionTable
        heading="h3"
        {...{ profiles, nameOf, ...lookedAt }}
        renderCell={(capability, profile) => (
          <RuleCell cell={{ capability, profile }} {...{ saved, draft, edit }} />
        )}
        renderDetails={(capability, profile) => (
          <PermissionDetails {...{ capability, profile, saved, draft }} />
        )}
      />
      <SavePermissions draft={permissions} spread={spread} />
    </>
  );
}
