'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import type { UserError } from '@/lib/errors/to-user-error';
import { sentenceSchema } from '@/lib/lobby/schema';

type DeclineDialogProps = {
  name: string;
  draft: FormDraft;
  error: UserError | null;
  isPending: boolean;
  onDecline: (words: string) => void;
  onClose: () => void;
};

/** Sends somebody away, with a sentence if one is written. */
export function DeclineDialog({ name, draft, error, isPending, onDecline, onClose }: DeclineDialogProps) {
  const t = useTranslations('lobby.declining');
  const [faults, setFaults] = useState<{ words: true } | null>(null);
  const handleSubmit = (typed: string) => {
    const isFine = sentenceSchema.safeParse(typed).success;
    setFaults(isFine ? null : { words: true });
    if (isFine) onDecline(typed);
  };
  return (
    <Dialog
      isOpen
      title={t('title', { name })}
      description={t('why')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form {...{ faults, draft }} onSubmit={(typed) => handleSubmit(typed('words'))}>
        <TextField
          name="words"
          autoComplete="off"
          label={t('words', { name })}
          hint={t('wordsHint')}
          error={faults ? t('faults.words') : undefined}
        />
        <FailureNotice error={error} className="mt-4" />
        <DialogActions>
          <SubmitButton variant="poppy" isPending={isPending}>
            {t('confirm')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
