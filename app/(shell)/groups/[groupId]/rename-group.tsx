'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
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
    <Dialog title={t('rename.title')} closeLabel={t('create.cancel')} isOpen onOpenChange={onClose}>
      <Form faults={faults} draft={draft} onSubmit={(typed) => handleRename(typed('name'))}>
        <div className="grid gap-4">
          <TextField
            name="name"
            autoComplete="off"
            defaultValue={name}
            required
            label={t('create.name')}
            error={faults?.name}
          />
          <ActionNotice error={error} checking={state.isChecking ? t('rooms.checking') : null} />
        </div>
        <DialogActions>
          <SubmitButton isPending={state.isPending}>{t('rename.submit')}</SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('create.cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
