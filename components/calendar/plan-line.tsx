'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  PlanKindField,
  PlanLengthField,
  PlanStartFields,
  PlanZoneField,
  type PlanFieldProps,
} from '@/components/calendar/plan-fields';
import { linkTextStyle } from '@/components/ui/buttons/link-text';
import { cityOf } from '@/lib/calendar/zones';
import { formatDate } from '@/lib/core/dates';
import { typedStart, type PlanFault, type TypedPlan } from '@/lib/rooms/settings/read-plan';

type PlanLineProps = PlanFieldProps & {
  /** What length and zone are unless somebody changes them. */
  usual: Pick<TypedPlan, 'minutes' | 'zone'>;
  fault?: PlanFault | undefined;
};

/** When a room meets, in one line: how often, which day, from when. Length and zone are a sentence until changed. */
export function PlanLine({ plan, onChange, usual, fault }: PlanLineProps) {
  const t = useTranslations('calendar.plan');
  const [isOpen, setOpen] = useState(plan.minutes !== usual.minutes || plan.zone !== usual.zone);
  const start = typedStart(plan);
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[128px_minmax(0,1fr)_100px] tablet:[&_input]:text-14">
        <PlanKindField
          {...{ plan, onChange }}
          label={t('when')}
          className={plan.kind === 'none' ? 'col-span-full' : 'max-tablet:col-span-2'}
        />
        {plan.kind === 'none' ? null : <PlanStartFields {...{ plan, onChange, fault }} />}
      </div>
      {plan.kind === 'none' ? null : isOpen ? (
        <div className="mt-4 grid grid-cols-2 gap-2">
          <PlanLengthField {...{ plan, onChange }} />
          <PlanZoneField {...{ plan, onChange }} />
        </div>
      ) : (
        <p className="mt-2 text-13 text-ink-2">
          {t('line', {
            kind: start === null ? 'once' : plan.kind,
            minutes: plan.minutes,
            weekday: start === null ? '' : formatDate(start, 'weekday', plan.zone),
            zone: cityOf(plan.zone),
          })}{' '}
          <button type="button" className={linkTextStyle.orchid} onClick={() => setOpen(true)}>
            {t('change')}
          </button>
        </p>
      )}
    </div>
  );
}
