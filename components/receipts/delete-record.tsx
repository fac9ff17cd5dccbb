'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { deleteRecord } from '@/lib/receipts/contract';

type DeleteRecordProps = {
  roomId: string;
  sessionId: string;
  /** Reads the receipt again, which then says what is gone. */
  onDone: () => void;
};

/** Lets a host delete who was in a session and what was said there, after a question. */
export function DeleteRecord({ roomId, sessionId, onDone }: DeleteRecordProps) {
  const t = useTranslations('receipts.deletion');
  const [isOpen, setIsOpen] = useState(false);
  const { state, start, reset } = useAction<string>(async (id, onChecking) => {
    await callServer(deleteRecord, { roomId, sessionId: id }, { onChecking });
    setIsOpen(false);
    onDone();
  });
  const error = useUserError(state.failure);
  return (
    <div className="print:hidden">
      <Button variant="quiet" size={32} className="-ml-3" icon={<Trash2 />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        title={t('open')}
        description={t('what')}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          reset();
        }}
        onConfirm={() => start(sessionId)}
        isPending={state.isPending}
        problem={error ? <FailureNotice error={error} /> : undefined}
      />
    </div>
  );
}
