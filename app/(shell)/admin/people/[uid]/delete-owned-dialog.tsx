'use client';

import { useTranslations } from 'next-intl';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { ReasonField } from '@/components/audit/reason-field';
import { ActionNotice } from '@/components/shell/action-notice';
import { TypedConfirmDialog } from '@/components/ui/overlays/typed-confirm-dialog';
import type { OwnedThing } from '@/lib/admin/owned-things';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { deleteOwnedGroup } from '@/lib/groups/contract';
import { deleteOwnedRoom } from '@/lib/rooms/contract';

type DeleteOwnedDialogProps = {
  ownerUid: string;
  thing: OwnedThing;
  onClose: () => void;
  onDone: (said: string) => void;
};

/** Says what goes with a room or a group of somebody, and deletes it after its name was typed, as its owner would. */
export function DeleteOwnedDialog({ ownerUid: uid, thing, onClose, onDone }: DeleteOwnedDialogProps) {
  const t = useTranslations('admin');
  const { kind, id, name } = thing;
  const line = useKeptReason(`person.${uid}.delete.${kind}.${id}`);
  const close = () => {
    line.clear();
    onClose();
  };
  const { state, start } = useAdminAction(async (why: Why, onChecking) => {
    if (kind === 'room') await callServer(deleteOwnedRoom, { uid, roomId: id, name, ...why }, { onChecking });
    else await callServer(deleteOwnedGroup, { uid, groupId: id, ...why }, { onChecking });
    close();
    onDone(t('person.owned.deleted', { name }));
  });
  const error = useUserError(state.failure);

  return (
    <TypedConfirmDialog
      title={t('person.owned.deleteTitle', { name })}
      description={t(kind === 'room' ? 'person.owned.deleteRoom' : 'person.owned.deleteGroup')}
      wanted={name}
      label={t('person.owned.deleteLabel', { name })}
      fault={t('person.owned.deleteFault', { name })}
      submitLabel={t('person.owned.deleteSubmit')}
      cancelLabel={t('cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      onConfirm={() => (line.why ? start(line.why) : undefined)}
      onClose={() => (state.isPending ? undefined : close())}
    >
      <ReasonField line={line} readBy="administrators" />
    </TypedConfirmDialog>
  );
}
