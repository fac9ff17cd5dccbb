'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { renameGroup } from '@/lib/groups/contract';
import { groupNameSchema } from '@/lib/groups/schema';

type RenameGroupProps = { groupId: string; name: string; draft: FormDraft; onClose: () => void };

/** The dialog that gives a group another name. */
export function RenameGroup({ groupId, name, draft, onClose }: RenameGroupProps) {
  const t = useTranslations('groups');
  const [faults, setFaults] = useState<{ name: string } | null>(null);
  const { state, start } = useAction(async (typed: string, onChecking) => {
    await callServer(renameGroup, { groupId, name: typed }, { onChecking });
    onClose();
  });
  const error = useUserError(state.failure);

  const handleRename = (typed: string) => {
    const isName = groupNameSchema.safeParse(typed).success;
    setFaults(isName ? null : { name: t('create.fault') });
    if (isName) start(typed);
  };

  return (
    <FormDialog
      {...{ draft, faults, onClose }}
      title={t('rename.title')}
      submitLabel={t('rename.submit')}
      cancelLabel={t('create.cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('rooms.checking') : null} />}
      isPending={state.isPending}
      onSubmit={(typed) => handleRename(typed('name'))}
    >
      <TextField
        name="name"
        autoComplete="off"
        defaultValue={name}
        required
        label={t('create.name')}
        error={faults?.name}
      />
    </FormDialog>
  );
}
