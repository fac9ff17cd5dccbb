'use client';

import { useTranslations } from 'next-intl';
import { ConfirmWithReason } from '@/components/audit/confirm-with-reason';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
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
  const line = useKeptReason(`room.${roomId}.end`);
  const { state, start, reset } = useAction(async (why: Why) => {
    await callServer(endSession, { roomId, ...why });
    line.clear();
  });
  const error = useUserError(state.failure);
  return (
    <ConfirmWithReason
      line={line}
      readBy="hosts"
      title={t('title')}
      description={t('why')}
      confirmLabel={t('confirm', { count })}
      cancelLabel={t('cancel')}
      isOpen={isOpen}
      isPending={state.isPending}
      problem={error ? <FailureNotice error={error} /> : undefined}
      onConfirm={start}
      onOpenChange={(next) => {
        if (!next) reset();
        onOpenChange(next);
      }}
    />
  );
}
