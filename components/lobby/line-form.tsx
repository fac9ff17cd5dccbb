'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
import type { UserError } from '@/lib/core/to-user-error';
import { lineSchema } from '@/lib/lobby/schema';

type LineFormProps = {
  error: UserError | null;
  isPending: boolean;
  onSend: (words: string) => void;
  onClose: () => void;
};

/** A line that everybody who waits reads. Escape puts it away. */
export function LineForm({ error, isPending, onSend, onClose }: LineFormProps) {
  const t = useTranslations('lobby.desk');
  const [faults, setFaults] = useState<{ line: true } | null>(null);
  const handleSubmit = (typed: string) => {
    const isFine = lineSchema.safeParse(typed).success;
    setFaults(isFine ? null : { line: true });
    if (isFine) onSend(typed);
  };
  return (
    <Form faults={faults} className="mt-2 grid gap-2 px-4" onSubmit={(typed) => handleSubmit(typed('line'))}>
      <TextField
        autoFocus
        name="line"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The panel around it would close as well.
          event.preventDefault();
          onClose();
        }}
        autoComplete="off"
        label={t('line')}
        hint={t('lineHint')}
        error={faults ? t('faults.line') : undefined}
      />
      <FailureNotice error={error} />
      <SubmitButton size={32} className="justify-self-start" isPending={isPending}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
