'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CreateGroupDialog } from '@/components/groups/create-group-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { createGroup } from '@/lib/groups/contract';
import { groupNameSchema } from '@/lib/groups/schema';

/** The dialog that makes a group and goes there. What was typed stays when it fails. */
export function CreateGroup({ draft, onClose }: { draft: FormDraft; onClose: () => void }) {
  const t = useTranslations('groups.create');
  const router = useRouter();
  const [faults, setFaults] = useState<{ name: string } | null>(null);
  const { state, start } = useAction(async (name: string, onChecking) => {
    const { groupId } = await callServer(createGroup, { name }, { onChecking });
    draft.discard();
    router.push(`/groups/${groupId}`);
  });
  const error = useUserError(state.failure);

  const handleCreate = (name: string) => {
    const isName = groupNameSchema.safeParse(name).success;
    setFaults(isName ? null : { name: t('fault') });
    if (isName) start(name);
  };

  return (
    <CreateGroupDialog
      draft={draft}
      faults={faults}
      isPending={state.isPending}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      onCreate={handleCreate}
      onClose={onClose}
    />
  );
}
