'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
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
  const [faults, setFaults] = useState<{ name: string } | null>(null);
  const { state, start } = useAction(async (_: null, onChecking) => {
    await callServer(deleteGroup, { groupId }, { onChecking });
    router.replace('/groups');
  });
  const error = useUserError(state.failure);

  const handleDelete = (typed: string) => {
    const isSame = typed.normalize('NFC').trim() === name;
    setFaults(isSame ? null : { name: t('delete.fault', { name }) });
    if (isSame) start(null);
  };

  return (
    <Dialog
      title={t('delete.title', { name })}
      description={t('delete.line', { count: learners })}
      closeLabel={t('delete.cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <Form faults={faults} onSubmit={(typed) => handleDelete(typed('name'))}>
        <div className="grid gap-4">
          <TextField
            name="name"
            autoComplete="off"
            spellCheck={false}
            label={t('delete.name')}
            hint={t('delete.hint', { name })}
            error={faults?.name}
          />
          <ActionNotice error={error} checking={state.isChecking ? t('rooms.checking') : null} />
        </div>
        <DialogActions>
          <SubmitButton variant="poppy" isPending={state.isPending}>
            {t('delete.submit')}
          </SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('delete.cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
