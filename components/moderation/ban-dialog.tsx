'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { banPerson } from '@/lib/moderation/contract';
import type { AboutPerson } from '@/lib/moderation/person-in-call';

type BanDialogProps = { about: AboutPerson; onDone: (words: string) => void; onClose: () => void };

/** Says before a ban what it does, and where it is lifted. */
export function BanDialog({ about: { roomId, person }, onDone, onClose }: BanDialogProps) {
  const t = useTranslations('moderation');
  const { uid, name, isGuest = false } = person;
  const { state, start } = useAction(async (_: null, onChecking) => {
    await callServer(banPerson, { roomId, uid }, { onChecking });
    onDone(t('done.banned', { name }));
    onClose();
  });
  const error = useUserError(state.failure);
  return (
    <ConfirmDialog
      title={t('banTitle', { name })}
      description={t(isGuest ? 'banWhatGuest' : 'banWhat')}
      confirmLabel={t('banConfirm', { name })}
      cancelLabel={t('cancel')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={error ? <FailureNotice error={error} /> : undefined}
    />
  );
}
