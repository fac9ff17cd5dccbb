'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SettingsSection } from '@/components/rooms/settings/settings-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { TypedConfirmDialog } from '@/components/ui/overlays/typed-confirm-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { deleteRoom } from '@/lib/rooms/contract';

type DeleteRoomProps = {
  roomId: string;
  name: string;
  /** How many people lose the room besides the reader. */
  others: number;
  /** Why the reader may not; undefined when they may. */
  denied: string | undefined;
  onDeleting: (isDeleting: boolean) => void;
  onDeleted: () => void;
};

/** Deletes the room after its name was typed. */
export function DeleteRoom({ roomId, name, others, denied, onDeleting, onDeleted }: DeleteRoomProps) {
  const t = useTranslations('rooms.delete');
  const [isOpen, setIsOpen] = useState(false);
  const { state, start } = useAction(async (_: null, onChecking) => {
    onDeleting(true);
    try {
      await callServer(deleteRoom, { roomId, name }, { onChecking });
    } catch (failure) {
      onDeleting(false);
      throw failure;
    }
    onDeleted();
  });
  const error = useUserError(state.failure);

  return (
    <SettingsSection anchor="delete" title={t('title')} line={t('line', { others })}>
      <Button
        variant="edge"
        className={denied === undefined ? 'text-poppy' : ''}
        aria-haspopup="dialog"
        deniedReason={denied}
        onClick={() => setIsOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen ? (
        <TypedConfirmDialog
          title={t('titleOf', { room: name })}
          description={t('line', { others })}
          wanted={name}
          label={t('name')}
          hint={t('hint', { room: name })}
          fault={t('fault', { room: name })}
          submitLabel={t('submit')}
          cancelLabel={t('cancel')}
          notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
          isPending={state.isPending}
          onConfirm={() => start(null)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </SettingsSection>
  );
}
