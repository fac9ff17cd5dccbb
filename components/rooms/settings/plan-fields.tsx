'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import { deviceZone, formatDate } from '@/lib/core/dates';
import type { Plan } from '@/lib/rooms/settings/plan';
import { toLocalInput, type PlanFault, type TypedPlan } from '@/lib/rooms/settings/read-plan';

export type PlanChoice = Pick<TypedPlan, 'kind' | 'weekday' | 'zone'>;

/** What the select fields begin with. A weekly plan keeps the zone in which it was made. */
export function firstChoice(plan: Plan | undefined, draft: FormDraft): PlanChoice {
  const weekly = plan?.kind === 'weekly' ? plan : { weekday: new Date().getDay(), zone: deviceZone() };
  return {
    kind: draftedChoice(draft, 'plan', kinds, plan?.kind ?? 'none'),
    weekday: Number(draftedChoice(draft, 'weekday', weekdays.map(String), String(weekly.weekday))),
    zone: weekly.zone,
  };
}

const kinds = ['none', 'once', 'weekly'] as const;
/** A Sunday; the days of a week follow it. */
const sunday = Date.UTC(2026, 0, 4);
const weekdays = [1, 2, 3, 4, 5, 6, 0];

type PlanFieldsProps = {
  plan: Plan | undefined;
  choice: PlanChoice;
  onChoose: (choice: PlanChoice) => void;
  fault: PlanFault | undefined;
};

/** When the room meets: not planned, once, or every week. */
export function PlanFields({ plan, choice, onChoose, fault }: PlanFieldsProps) {
  const t = useTranslations('rooms.settings.plan');
  const [start] = useState(() => (plan?.kind === 'once' ? toLocalInput(plan.at) : ''));
  const error = fault && t(`faults.${fault}`);
  const nameOf = (weekday: number) => formatDate(sunday + weekday * 86_400_000, 'weekday', 'UTC');

  return (
    <>
      <SelectField
        name="plan"
        label={t('label')}
        value={choice.kind}
        onValueChange={(kind) => onChoose({ ...choice, kind })}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {choice.kind === 'once' ? (
        <TextField name="start" type="datetime-local" label={t('start')} defaultValue={start} error={error} />
      ) : null}
      {choice.kind === 'weekly' ? (
        <div className="grid gap-4 tablet:grid-cols-2">
          <SelectField
            name="weekday"
            label={t('weekday')}
            value={String(choice.weekday)}
            onValueChange={(weekday) => onChoose({ ...choice, weekday: Number(weekday) })}
            options={weekdays.map((weekday) => ({ value: String(weekday), label: nameOf(weekday) }))}
          />
          <TextField
            name="time"
            type="time"
            label={t('time')}
            hint={t('zone', { zone: choice.zone.replaceAll('_', ' ') })}
            defaultValue={plan?.kind === 'weekly' ? plan.time : ''}
            error={error}
          />
        </div>
      ) : null}
    </>
  );
}
