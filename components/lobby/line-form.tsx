'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import type { UserError } from '@/lib/errors/to-user-error';
import { lineSchema } from '@/lib/lobby/schema';

type LineFormProps = {
  words: Readonly<Record<'label' | 'hint' | 'fault' | 'send', string>>;
  error: UserError | null;
  isPending: boolean;
  /** Keeps what is typed when the page goes. */
  draft?: FormDraft;
  className?: string;
  onSend: (words: string) => void;
  onClose: () => void;
};

/** A line to those on the other side of the door. Escape puts it away. */
export function LineForm({ words, error, isPending, draft, className, onSend, onClose }: LineFormProps) {
  const [faults, setFaults] = useState<{ line: true } | null>(null);
  const handleSubmit = (typed: string) => {
    const isFine = lineSchema.safeParse(typed).success;
    setFaults(isFine ? null : { line: true });
    if (isFine) onSend(typed);
  };
  return (
    <Form
      faults={faults}
      {...(draft && { draft })}
      className={className ?? ''}
      onSubmit={(typed) => handleSubmit(typed('line'))}
    >
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
        label={words.label}
        hint={words.hint}
        error={faults ? words.fault : undefined}
      />
      <FailureNotice error={error} />
      <SubmitButton size={32} className="justify-self-start" isPending={isPending}>
        {words.send}
      </SubmitButton>
    </Form>
  );
}
