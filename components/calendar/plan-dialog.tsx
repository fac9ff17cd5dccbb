'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import {
  PlanKindField,
  PlanRemindField,
  PlanTimeFields,
  PlanZoneField,
} from '@/components/calendar/plan-fields';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { formatDate, formatDay } from '@/lib/core/dates';
import { typedStart, type PlanFault, type TypedPlan } from '@/lib/rooms/settings/read-plan';

type PlanDialogProps = {
  /** What the fields begin with. */
  first: TypedPlan;
  /** The room has a plan already. */
  isPlanned: boolean;
  faults: { plan: PlanFault } | null;
  notice: ReactNode;
  isPending: boolean;
  draft: FormDraft;
  /** Something was changed: what was said about the last attempt is about another plan. */
  onChange: () => void;
  onSave: (typed: TypedPlan) => void;
  onClose: () => void;
  /** The ways into one's own calendar. */
  children: ReactNode;
};

/** When a room meets. The button names the result. */
export function PlanDialog(props: PlanDialogProps) {
  const { first, isPlanned, faults, notice, isPending, draft, onChange, onSave, onClose, children } = props;
  const t = useTranslations('calendar.plan');
  const [plan, setPlan] = useState(first);
  const start = typedStart(plan);
  const days = {
    weekday: start === null ? '' : formatDate(start, 'weekday', plan.zone),
    day: start === null ? '' : formatDay(start, start),
  };
  const kind = plan.kind === 'none' ? (isPlanned ? 'unplan' : 'other') : start === null ? 'other' : plan.kind;
  return (
    <FormDialog
      {...{ faults, notice, isPending, draft, onChange, onClose }}
      title={t('title')}
      submitLabel={t('submit', { kind, ...days })}
      cancelLabel={t('cancel')}
      onSubmit={() => onSave(plan)}
    >
      {plan.kind === 'none' ? null : <PlanTimeFields plan={plan} onChange={setPlan} fault={faults?.plan} />}
      <div className="grid grid-cols-2 gap-2">
        {plan.kind === 'none' ? null : <PlanZoneField plan={plan} onChange={setPlan} />}
        <PlanKindField plan={plan} onChange={setPlan} label={t(plan.kind === 'none' ? 'when' : 'repeats')} />
      </div>
      {plan.kind === 'none' ? null : <PlanRemindField plan={plan} onChange={setPlan} />}
      {children}
    </FormDialog>
  );
}
