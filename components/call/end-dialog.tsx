'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { endSession } from '@/lib/rooms/contract';

type EndDialogProps = {
  roomId: string;
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Ends the session for everyone, after a second look. The call closes when the media server says so. */
export function EndDialog({ roomId, count, isOpen, onOpenChange }: EndDialogProps) {
  const t = useTranslations('call.end');
  const { state, start, reset } = useAction(async (_: null, onChecking) => {
    await callServer(endSession, { roomId }, { onChecking });
  });
  const error = useUserError(state.failure);
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('why')}
      confirmLabel={t('confirm', { count })}
      cancelLabel={t('cancel')}
      isOpen={isOpen}
      isPending={state.isPending}
      problem={error ? <FailureNotice error={error} /> : undefined}
      onConfirm={() => start(null)}
      onOpenChange={(next) => {
        if (!next) reset();
        onOpenChange(next);
      }}
    />
  );
}
