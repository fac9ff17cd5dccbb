'use client';

import { useTranslations } from 'next-intl';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { SelectField } from '@/components/ui/fields/select-field';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Moment, Other } from '@/lib/permissions/moment';
import { listProfiles } from '@/lib/permissions/organization-change';

type CompareWithProps = {
  settings: OrganizationSettings;
  moment: Moment;
  other: Other | null;
  onCompare: (other: Other | null) => void;
};

/** Chooses a role, or another person of the room, to look at the same moment in their place. */
export function CompareWith({ settings, moment: { there }, other, onCompare }: CompareWithProps) {
  const t = useTranslations('permissions.simulator');
  const { nameOf } = usePermissionWords(settings);
  const people = (there?.members ?? []).filter(({ uid }) => uid !== there?.comer?.uid);
  const choices: { value: string; label: string; other: Other | null }[] = [
    { value: 'none', label: t('compareNone'), other: null },
    ...people.map(({ uid, name }) => ({
      value: `person ${uid}`,
      label: name,
      other: { kind: 'person', uid } as const,
    })),
    ...listProfiles(settings).map((profile) => ({
      value: `role ${profile}`,
      label: nameOf(profile),
      other: { kind: 'role', profile } as const,
    })),
  ];
  const value =
    other === null ? 'none' : other.kind === 'role' ? `role ${other.profile}` : `person ${other.uid}`;
  return (
    <SelectField
      label={t('compare')}
      value={value}
      onValueChange={(chosen) => onCompare(choices.find((choice) => choice.value === chosen)?.other ?? null)}
      options={choices}
    />
  );
}
