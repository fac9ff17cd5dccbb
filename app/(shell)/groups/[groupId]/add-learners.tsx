'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextArea } from '@/components/ui/fields/text-area';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { addLearners } from '@/lib/groups/contract';
import { readNames, type NamesFault } from '@/lib/groups/read-names';
import { mostNames } from '@/lib/groups/schema';

type AddLearnersProps = { groupId: string; taken: readonly string[]; draft: FormDraft; onClose: () => void };

/** The dialog that makes learners of a list of names. When it worked they stand in the list. */
export function AddLearners({ groupId, taken, draft, onClose }: AddLearnersProps) {
  const t = useTranslations('groups.add');
  const [faults, setFaults] = useState<NamesFault | null>(null);
  const { state, start } = useAction(async (names: string[], onChecking) => {
    await callServer(addLearners, { groupId, names }, { onChecking });
    onClose();
  });
  const error = useUserError(state.failure);

  const handleAdd = (text: string) => {
    const read = readNames(text, taken);
    setFaults('fault' in read ? read : null);
    if ('names' in read) start(read.names);
  };

  return (
    <FormDialog
      {...{ draft, faults, onClose }}
      title={t('title')}
      description={t('line', { most: mostNames })}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      onSubmit={(typed) => handleAdd(typed('names'))}
    >
      <TextArea
        name="names"
        rows={8}
        autoComplete="off"
        spellCheck={false}
        label={t('names')}
        hint={t('hint')}
        error={faults ? t(`faults.${faults.fault}`, { most: mostNames, ...faults }) : undefined}
      />
    </FormDialog>
  );
}
