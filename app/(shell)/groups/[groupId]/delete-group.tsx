'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { ActionNotice } from '@/components/shell/action-notice';
import { TypedConfirmDialog } from '@/components/ui/overlays/typed-confirm-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { deleteGroup } from '@/lib/groups/contract';

type DeleteGroupProps = {
  groupId: string;
  name: string;
  /** How many accounts go with it. */
  learners: number;
  onClose: () => void;
};

/** Says what goes with a group and what stays, and deletes it after its name was typed. */
export function DeleteGroup({ groupId, name, learners, onClose }: DeleteGroupProps) {
  const t = useTranslations('groups');
  const router = useRouter();
  const { state, start } = useAction(async (_: null, onChecking) => {
    await callServer(deleteGroup, { groupId }, { onChecking });
    router.replace('/groups');
  });
  const error = useUserError(state.failure);

  return (
    <TypedConfirmDialog
      title={t('delete.title', { name })}
      description={t('delete.line', { count: learners })}
      wanted={name}
      label={t('delete.name')}
      hint={t('delete.hint', { name })}
      fault={t('delete.fault', { name })}
      submitLabel={t('delete.submit')}
      cancelLabel={t('delete.cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('rooms.checking') : null} />}
      isPending={state.isPending}
      onConfirm={() => start(null)}
      onClose={onClose}
    />
  );
}
