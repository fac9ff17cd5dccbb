'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/fields/text-field';
import type { KeptReason } from '@/lib/audit/client/use-kept-reason';
import { longestReason } from '@/lib/audit/reason';

type ReasonFieldProps = {
  line: KeptReason;
  /**
   * Who reads it; those who run a room do not where the action is about none. Left out where there is no room to say.
   */
  readBy?: 'hosts' | 'administrators';
  className?: string;
};

/** Room for one line that says why something is done. It is for the log, and may be left empty. */
export function ReasonField({ line, readBy, className }: ReasonFieldProps) {
  const t = useTranslations('common.why');
  const hint = readBy && t(readBy === 'hosts' ? 'hint' : 'hintForAdministrators');
  return (
    <TextField
      className={className}
      label={t('label')}
      hint={hint}
      error={line.why ? undefined : t('fault', { most: longestReason })}
      autoComplete="off"
      value={line.reason}
      onChange={(event) => line.change(event.target.value)}
    />
  );
}
