'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { findEmailFault } from '@/lib/auth/credentials';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
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
    <FormDialog
      {...{ draft, faults, onClose }}
      title={t('title')}
      description={t('line')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      onSubmit={(typed) => handleAdd(typed('email'))}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        required
        label={t('email')}
        error={faults?.email}
      />
    </FormDialog>
  );
}
