'use client';

import { useTranslations } from 'next-intl';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { endLiveRoom, removeFromLiveRoom } from '@/lib/call/contract';
import type { LivePerson, LiveRoom } from '@/lib/call/live-room';
import { callServer } from '@/lib/core/client/call-server';
import { useUserError } from '@/lib/core/client/use-user-error';

/** What an administrator is about to do to a call. */
export type LiveDeed =
  { kind: 'end'; room: LiveRoom } | { kind: 'remove'; room: LiveRoom; person: LivePerson };

type LiveDeedDialogProps = { deed: LiveDeed; onClose: () => void; onDone: () => Promise<void> };

/** Says whom it hits, and does it. */
export function LiveDeedDialog({ deed, onClose, onDone }: LiveDeedDialogProps) {
  const t = useTranslations('admin.live');
  const { room } = deed;
  const name = room.name ?? t('goneRoom');
  const { state, start } = useAdminAction(async (_: null, onChecking) => {
    const { roomId } = room;
    if (deed.kind === 'end') await callServer(endLiveRoom, { roomId }, { onChecking });
    else if (deed.person.uid !== null) {
      await callServer(removeFromLiveRoom, { roomId, uid: deed.person.uid }, { onChecking });
    }
    await onDone();
    onClose();
  });
  const error = useUserError(state.failure);
  const words =
    deed.kind === 'end'
      ? {
          title: t('endTitle', { room: name }),
          description: t('endLine', { count: room.people.filter(({ service }) => service === null).length }),
          confirmLabel: t('end'),
        }
      : {
          title: t('removeTitle', { name: deed.person.name }),
          description: t('removeLine', { room: name }),
          confirmLabel: t('remove'),
        };
  return (
    <ConfirmDialog
      {...words}
      cancelLabel={t('cancel')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !state.isPending) onClose();
      }}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={error === null ? undefined : <FailureNotice error={error} />}
    />
  );
}
