'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SettingsSection } from '@/components/rooms/settings-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
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
  const [faults, setFaults] = useState<{ name: string } | null>(null);
  const { state, start } = useAction(async (typed: string, onChecking) => {
    onDeleting(true);
    try {
      await callServer(deleteRoom, { roomId, name: typed }, { onChecking });
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
      <Dialog
        title={t('titleOf', { room: name })}
        description={t('line', { others })}
        closeLabel={t('cancel')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <Form
          faults={faults}
          onSubmit={(typed) => {
            const isSame = typed('name').normalize('NFC').trim() === name;
            setFaults(isSame ? null : { name: t('fault', { room: name }) });
            if (isSame) start(typed('name'));
          }}
        >
          <div className="grid gap-4">
            <TextField
              name="name"
              autoComplete="off"
              spellCheck={false}
              label={t('name')}
              hint={t('hint', { room: name })}
              error={faults?.name}
            />
            <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
          </div>
          <DialogActions>
            <SubmitButton variant="poppy" isPending={state.isPending}>
              {t('submit')}
            </SubmitButton>
            <Button variant="edge" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </SettingsSection>
  );
}
