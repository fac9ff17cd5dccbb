'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/fields/select-field';
import { lobbyPolicies, type LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import { hostlessChoices, hostlessRule, type HostlessChoice } from '@/lib/rooms/session/hostless';
import { slowModeChoices, type SlowModeChoice } from '@/lib/rooms/settings/slow-mode';

/** How people come into a call. */
export const entries = ['usual', 'strict'] as const;
type Entry = (typeof entries)[number];

/** A choice of the form, and the way to change it. */
export type Choice<Value extends string> = { value: Value; choose: (value: Value) => void };

/** Who waits to be let in. */
export function LobbyField({ value, choose }: Choice<LobbyPolicy>) {
  const t = useTranslations('rooms.lobby');
  return (
    <SelectField
      name="lobby"
      label={t('label')}
      hint={t('hint')}
      value={value}
      onValueChange={choose}
      options={lobbyPolicies.map((policy) => ({
        value: policy,
        label: t(`policies.${policy}`),
        description: t(`what.${policy}`),
      }))}
    />
  );
}

export function EntryField({ value, choose }: Choice<Entry>) {
  const t = useTranslations('rooms.settings.entry');
  return (
    <SelectField
      name="entry"
      label={t('label')}
      hint={t(`${value}Means`)}
      value={value}
      onValueChange={choose}
      options={entries.map((entry) => ({ value: entry, label: t(entry) }))}
    />
  );
}

/** What happens to a call without a host. */
export function HostlessField({ value, choose }: Choice<HostlessChoice>) {
  const t = useTranslations('rooms.settings.hostless');
  return (
    <SelectField
      name="hostless"
      label={t('label')}
      hint={t(value === 'none' ? 'noneMeans' : 'means')}
      value={value}
      onValueChange={choose}
      options={hostlessChoices.map((choice) => {
        const rule = hostlessRule(choice);
        return { value: choice, label: rule ? t(rule.then, { minutes: rule.minutes }) : t('none') };
      })}
    />
  );
}

/** How long a person waits between two messages. */
export function SlowModeField({ value, choose }: Choice<SlowModeChoice>) {
  const t = useTranslations('rooms.settings.slowMode');
  return (
    <SelectField
      name="slowMode"
      label={t('label')}
      hint={t(value === '0' ? 'off' : 'means')}
      value={value}
      onValueChange={choose}
      options={slowModeChoices.map((choice) => ({
        value: choice,
        label: t('choice', { seconds: Number(choice) }),
      }))}
    />
  );
}
