'use client';

import { useTranslations } from 'next-intl';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { SelectField } from '@/components/ui/fields/select-field';
import { personKinds } from '@/lib/auth/person-kind';
import { formatDate } from '@/lib/core/dates';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Moment } from '@/lib/permissions/moment';
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
  const { way, linkId, profile, kind, there } = moment;
  const comer = there?.comer ?? null;
  const member = comer?.standing ? comer : null;
  const links = there?.links ?? [];
  const link = links.find(({ id }) => id === linkId);
  const ways: { value: string; label: string; to: Pick<Moment, 'way' | 'linkId' | 'profile'> }[] = [
    { value: 'member', label: t('ways.member'), to: { way: 'member', linkId: null, profile } },
    ...links.map((one) => ({
      value: `link ${one.id}`,
      label: t('ways.link', { role: nameOf(one.profile), date: formatDate(one.expiresAt, 'dayAndMonth') }),
      to: { way: 'invite', linkId: one.id, profile: one.profile } as const,
    })),
    {
      value: 'invite',
      label: links.length === 0 ? t('ways.invite', { role: nameOf(profile) }) : t('ways.other'),
      to: { way: 'invite', linkId: null, profile },
    },
    { value: 'code', label: t('ways.code'), to: { way: 'code', linkId: null, profile } },
  ];
  return (
    <>
      <SelectField
        label={t('cameInBy')}
        value={way === 'invite' && link ? `link ${link.id}` : way}
        hint={member && way !== 'member' ? t('ownRight', { name: member.name }) : undefined}
        onValueChange={(next) => onChange({ ...moment, ...ways.find(({ value }) => value === next)?.to })}
        options={ways.map(({ value, label }) => ({ value, label }))}
      />
      {comer !== null && member === null && way === 'invite' && !link ? (
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
