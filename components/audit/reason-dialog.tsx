'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { longestReason, toWhy, type Why } from '@/lib/audit/reason';

type ReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, 'faults' | 'onSubmit' | 'children'> & {
  onSubmit: (why: Why) => void;
  /** What else is decided in it. */
  children?: ComponentProps<typeof FormDialog>['children'];
};

/** What is done to somebody, with room for one line that says why. The line is for the log, and may be left empty. */
export function ReasonDialog({ onSubmit, children, ...dialog }: ReasonDialogProps) {
  const t = useTranslations('common.why');
  const [faults, setFaults] = useState<{ reason: string } | null>(null);
  const handleSubmit = (typed: string) => {
    const why = toWhy(typed);
    setFaults(why ? null : { reason: t('fault', { most: longestReason }) });
    if (why) onSubmit(why);
  };
  return (
    <FormDialog {...dialog} faults={faults} onSubmit={(typed) => handleSubmit(typed('reason'))}>
      {children}
      <TextField
        name="reason"
        autoComplete="off"
        label={t('label')}
        hint={t('hint')}
        error={faults?.reason}
      />
    </FormDialog>
  );
}
