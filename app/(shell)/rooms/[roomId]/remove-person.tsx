'use client';

import { useTranslations } from 'next-intl';
import { ActionNotice } from '@/components/shell/action-notice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { removeMember } from '@/lib/rooms/contract';
import type { Person } from '@/lib/rooms/people';

type RemovePersonProps = { roomId: string; person: Person; onClose: () => void };

/** Asks before someone is put out of the room, because that ends their call at once. */
export function RemovePerson({ roomId, person, onClose }: RemovePersonProps) {
  const t = useTranslations('rooms.remove');
  const { name, uid } = person;
  const { state, start } = useAction(async (_: null, onChecking) => {
    await callServer(removeMember, { roomId, uid }, { onChecking });
    onClose();
  });
  const error = useUserError(state.failure);

  return (
    <ConfirmDialog
      title={t('title', { name })}
      description={t('line', { name })}
      confirmLabel={t('submit', { name })}
      cancelLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={
        error || state.isChecking ? (
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        ) : undefined
      }
    />
  );
}
