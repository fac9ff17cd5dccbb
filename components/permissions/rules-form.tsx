'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/fields/select-field';
import type { PersonProfileId } from '@/lib/access/profiles';
import { newcomerRoles } from '@/lib/auth/organisation-role';
import { waysIn, type OrganizationRules, type WayIn } from '@/lib/organization/schema';

type RulesFormProps = {
  rules: OrganizationRules;
  profiles: readonly PersonProfileId[];
  nameOf: (id: PersonProfileId) => string;
  onChange: (rules: Partial<Omit<OrganizationRules, 'defaultProfiles'>>) => void;
  /** What people become by one way; null where the room's preset says it. */
  onDefault: (way: WayIn, to: PersonProfileId | null) => void;
};

const roomMakers = ['everyone', 'hosts', 'administrators'] as const;
const guests = ['allowed', 'off'] as const;
const guestDays = [7, 30, 90, 365] as const;
const keptDays = [null, 90, 365, 730, 3650] as const;

/** The choices with the one that stands, where somebody has set another by other means. */
const withOwn = <Value,>(choices: readonly Value[], own: Value): Value[] =>
  choices.includes(own) ? [...choices] : [...choices, own];

/** What an organisation rules besides permissions. */
export function RulesForm({ rules, profiles, nameOf, onChange, onDefault }: RulesFormProps) {
  const t = useTranslations('permissions.policy');
  const lengthOf = (days: number | null) => (days === null ? t('always') : t('days', { days }));
  return (
    <section className="mt-8 grid gap-x-6 gap-y-4 tablet:grid-cols-2" aria-labelledby="organization-rules">
      <h2 id="organization-rules" className="text-18 font-semibold tablet:col-span-2">
        {t('rules')}
      </h2>
      <SelectField
        label={t('roomMakers')}
        value={rules.roomMakers}
        onValueChange={(to) => onChange({ roomMakers: to })}
        options={roomMakers.map((value) => ({ value, label: t(`roomMakersOptions.${value}`) }))}
      />
      <SelectField
        label={t('newcomers')}
        hint={t('newcomersHint')}
        value={rules.newcomers}
        onValueChange={(to) => onChange({ newcomers: to })}
        options={newcomerRoles.map((value) => ({ value, label: t(`newcomersOptions.${value}`) }))}
      />
      <SelectField
        label={t('guests')}
        value={rules.guests}
        onValueChange={(to) => onChange({ guests: to })}
        options={guests.map((value) => ({ value, label: t(`guestsOptions.${value}`) }))}
      />
      <SelectField
        label={t('asksToShow')}
        value={String(rules.asksToShow)}
        onValueChange={(to) => onChange({ asksToShow: to === 'true' })}
        options={(['false', 'true'] as const).map((value) => ({
          value,
          label: t(`asksToShowOptions.${value}`),
        }))}
      />
      <h3 className="mt-2 text-14 font-semibold tablet:col-span-2">{t('defaults')}</h3>
      {waysIn.map((way) => (
        <SelectField<PersonProfileId | 'room'>
          key={way}
          label={t(`ways.${way}`)}
          value={rules.defaultProfiles[way] ?? 'room'}
          onValueChange={(to) => onDefault(way, to === 'room' ? null : to)}
          options={[
            { value: 'room', label: t('defaultByRoom') },
            ...profiles.map((value) => ({ value, label: nameOf(value) })),
          ]}
        />
      ))}
      <h3 className="mt-2 text-14 font-semibold tablet:col-span-2">{t('keeping')}</h3>
      <SelectField
        label={t('guestDays')}
        value={String(rules.guestDays)}
        onValueChange={(to) => onChange({ guestDays: Number(to) })}
        options={withOwn<number>(guestDays, rules.guestDays).map((days) => ({
          value: String(days),
          label: lengthOf(days),
        }))}
      />
      <SelectField
        label={t('auditDays')}
        value={String(rules.auditDays)}
        onValueChange={(to) => onChange({ auditDays: to === 'null' ? null : Number(to) })}
        options={withOwn<number | null>(keptDays, rules.auditDays).map((days) => ({
          value: String(days),
          label: lengthOf(days),
        }))}
      />
      <SelectField
        label={t('attendanceDays')}
        value={String(rules.attendanceDays)}
        onValueChange={(to) => onChange({ attendanceDays: to === 'null' ? null : Number(to) })}
        options={withOwn<number | null>(keptDays, rules.attendanceDays).map((days) => ({
          value: String(days),
          label: lengthOf(days),
        }))}
      />
    </section>
  );
}
