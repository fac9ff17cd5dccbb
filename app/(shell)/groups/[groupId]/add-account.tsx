'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { findEmailFault } from '@/lib/auth/credentials';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { addToGroup, type LeftOut } from '@/lib/groups/contract';

type AddAccountProps = {
  groupId: string;
  draft: FormDraft;
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
  onClose: () => void;
};

/** The dialog that adds somebody with an account to a group. When it worked they stand in the list. */
export function AddAccount({ groupId, draft, onLeftOut, onClose }: AddAccountProps) {
  const t = useTranslations('groups.addPerson');
  const [faults, setFaults] = useState<{ email: string } | null>(null);
  const { state, start } = useAction(async (email: string, onChecking) => {
    const { leftOut } = await callServer(addToGroup, { groupId, email }, { onChecking });
    onClose();
    onLeftOut(leftOut);
  });
  const error = useUserError(state.failure);

  const handleAdd = (email: string) => {
    const fault = findEmailFault(email);
    setFaults(fault && { email: t(`faults.${fault}`) });
    if (fault === null) start(email);
  };

  return (
    <Dialog title={t('title')} description={t('line')} closeLabel={t('cancel')} isOpen onOpenChange={onClose}>
      <Form faults={faults} draft={draft} onSubmit={(typed) => handleAdd(typed('email'))}>
        <div className="grid gap-4">
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            required
            label={t('email')}
            error={faults?.email}
          />
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        </div>
        <DialogActions>
          <SubmitButton isPending={state.isPending}>{t('submit')}</SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
