'use client';

import { useTranslations } from 'next-intl';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { leaveRoom } from '@/lib/rooms/contract';

type LeaveRoomProps = {
  room: { roomId: string; name: string; isOwner: boolean };
  onClose: () => void;
  /** Whether the room is about to close under the page. */
  onLeaving?: (isLeaving: boolean) => void;
  onLeft: () => void;
};

/** Asks before somebody gives a room up; its owner is shown the two ways out that they have. */
export function LeaveRoom({ room, onClose, onLeaving, onLeft }: LeaveRoomProps) {
  const t = useTranslations('rooms.leave');
  const { state, start } = useAction(async (_: null, onChecking) => {
    onLeaving?.(true);
    try {
      await callServer(leaveRoom, { roomId: room.roomId }, { onChecking });
    } catch (failure) {
      onLeaving?.(false);
      throw failure;
    }
    onLeft();
  });
  const error = useUserError(state.failure);
  const title = t('title', { room: room.name });

  if (room.isOwner) {
    return (
      <Dialog title={title} description={t('owner')} closeLabel={t('cancel')} isOpen onOpenChange={onClose}>
        <DialogActions>
          <ButtonLink href={`/rooms/${room.roomId}/settings#owner`} variant="ink">
            {t('handOver')}
          </ButtonLink>
          <ButtonLink href={`/rooms/${room.roomId}/settings#delete`} variant="edge">
            {t('delete')}
          </ButtonLink>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      description={t('line')}
      confirmLabel={t('submit')}
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
