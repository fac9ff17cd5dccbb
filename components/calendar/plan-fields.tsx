'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/fields/select-field';
import { DateField } from '@/components/ui/fields/date-field';
import { useNow } from '@/lib/core/client/use-now';
import { planFieldNames, planLengths } from '@/lib/calendar/first-plan';
import { dayInWords } from '@/lib/calendar/day-in-words';
import { chooseFrom, cityOf, listZones } from '@/lib/calendar/zones';
import { deviceZone, formatDate, formatDay } from '@/lib/core/dates';
import {
  planKinds,
  remindChoices,
  typedStart,
  type PlanFault,
  type RemindChoice,
  type TypedPlan,
} from '@/lib/rooms/settings/read-plan';

export type PlanFieldProps = {
  plan: TypedPlan;
  onChange: (plan: TypedPlan) => void;
};

/** Whether the room meets, and how often. */
export function PlanKindField({
  plan,
  onChange,
  label,
  className,
}: PlanFieldProps & { label: string; className?: string }) {
  const t = useTranslations('calendar.plan');
  return (
    <SelectField
      name={planFieldNames.kind}
      label={label}
      {...(className !== undefined && { className })}
      value={plan.kind}
      onValueChange={(kind) => onChange({ ...plan, kind })}
      options={planKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
    />
  );
}

type FaultyFieldProps = PlanFieldProps & { fault?: PlanFault | undefined };

/** Day and start, side by side in the grid of their form; what is wrong stands under the one that it is about. */
export function PlanStartFields({
  plan,
  onChange,
  fault,
  dayClassName = '',
}: FaultyFieldProps & { dayClassName?: string }) {
  const t = useTranslations('calendar.plan');
  const now = useNow();
  const error = fault && t(`faults.${fault}`);
  const isTimeMissing = fault === 'missing' && plan.date !== '';
  return (
    <>
      <DateField
        name={planFieldNames.date}
        type="date"
        label={t('day')}
        value={plan.date}
        shown={dayInWords(plan.date, now) ?? undefined}
        onChange={(event) => onChange({ ...plan, date: event.target.value })}
        error={isTimeMissing ? undefined : error}
        className={dayClassName}
      />
      <DateField
        name={planFieldNames.time}
        type="time"
        label={t('start')}
        value={plan.time}
        shown={plan.time}
        onChange={(event) => onChange({ ...plan, time: event.target.value })}
        error={isTimeMissing ? error : undefined}
      />
    </>
  );
}

/** How long a meeting is. */
export function PlanLengthField({ plan, onChange }: PlanFieldProps) {
  const t = useTranslations('calendar.plan');
  const lengths = [...new Set([...planLengths, plan.minutes])].toSorted((one, other) => one - other);
  return (
    <SelectField
      name={planFieldNames.minutes}
      label={t('length')}
      value={String(plan.minutes)}
      onValueChange={(minutes) => onChange({ ...plan, minutes: Number(minutes) })}
      options={lengths.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }))}
    />
  );
}

/** Day, start and length; below them the end, and the reader's own time where the clocks differ. */
export function PlanTimeFields(props: FaultyFieldProps) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[minmax(0,1fr)_124px_100px] tablet:[&_input]:text-14">
        <PlanStartFields {...props} dayClassName="max-tablet:col-span-2" />
        <PlanLengthField {...props} />
      </div>
      <p className="mt-2 text-13 text-ink-2 empty:hidden">
        <PlanEnd plan={props.plan} />
      </p>
    </div>
  );
}

function PlanEnd({ plan }: { plan: TypedPlan }) {
  const t = useTranslations('calendar.plan');
  const start = typedStart(plan);
  if (start === null) return null;
  const end = formatDate(start + plan.minutes * 60_000, 'clock', plan.zone);
  const zone = cityOf(plan.zone);
  const here = { day: formatDay(start, start), start: formatDate(start, 'clock') };
  const isSameClock =
    formatDate(start, 'shortDateAndClock', plan.zone) === formatDate(start, 'shortDateAndClock');
  return isSameClock ? t('ends', { end, zone }) : t('endsForYou', { end, zone, ...here });
}

const others = 'other';

/** By whose clock the plan goes: that of this device or of the plan, and on a further press every other. */
export function PlanZoneField({ plan, onChange }: PlanFieldProps) {
  const t = useTranslations('calendar.plan');
  const [hasAll, setHasAll] = useState(false);
  const near = chooseFrom([plan.zone, deviceZone()]);
  const rest = hasAll ? listZones().filter(({ zone }) => !near.some((one) => one.zone === zone)) : [];
  const options = [...near, ...rest].map(({ zone, city, region }) => ({
    value: zone,
    label: city,
    ...(region !== '' && { description: region }),
  }));
  return (
    <SelectField
      name={planFieldNames.zone}
      label={t('zone')}
      value={plan.zone}
      onValueChange={(zone) => (zone === others ? setHasAll(true) : onChange({ ...plan, zone }))}
      options={hasAll ? options : [...options, { value: others, label: t('otherZone') }]}
    />
  );
}

/** How long before each meeting the members of the room are told of it. */
export function PlanRemindField({ plan, onChange }: PlanFieldProps) {
  const t = useTranslations('calendar.plan');
  return (
    <SelectField<`${RemindChoice}`>
      name={planFieldNames.remind}
      label={t('remind')}
      value={`${plan.remind}`}
      onValueChange={(remind) => onChange({ ...plan, remind: Number(remind) as RemindChoice })}
      options={remindChoices.map((value) => ({ value: `${value}` as const, label: t(`reminds.${value}`) }))}
    />
  );
}
