'use client';

import { useTranslations } from 'next-intl';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { SelectField } from '@/components/ui/select-field';
import { personKinds } from '@/lib/auth/person-kind';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { waysOfEntry, type Moment } from '@/lib/permissions/moment';
import { listProfiles } from '@/lib/permissions/organization-change';

type CameInByProps = {
  settings: OrganizationSettings;
  moment: Moment;
  onChange: (moment: Moment) => void;
};

/** How they came: it decides as what, and whether the door lets them in. A member comes by their own right. */
export function CameInBy({ settings, moment, onChange }: CameInByProps) {
  const t = useTranslations('permissions.simulator');
  const { nameOf } = usePermissionWords(settings);
  const { way, profile, kind, there } = moment;
  const comer = there?.comer ?? null;
  const member = comer?.standing ? comer : null;
  const role = nameOf(profile);
  return (
    <>
      <SelectField
        label={t('cameInBy')}
        value={way}
        hint={member && way !== 'member' ? t('ownRight', { name: member.name }) : undefined}
        onValueChange={(next) => onChange({ ...moment, way: next })}
        options={waysOfEntry.map((value) => ({ value, label: t(`ways.${value}`, { role }) }))}
      />
      {comer !== null && member === null && way === 'invite' ? (
        <SelectField
          label={t('inviteRole')}
          value={profile}
          onValueChange={(next) => onChange({ ...moment, profile: next })}
          options={listProfiles(settings).map((value) => ({ value, label: nameOf(value) }))}
        />
      ) : null}
      {comer === null ? (
        <SelectField
          label={t('kind')}
          value={kind}
          onValueChange={(next) => onChange({ ...moment, kind: next })}
          options={personKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      ) : null}
    </>
  );
}
