'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NameForm } from '@/components/account/name-form';
import { ActionNotice } from '@/components/shell/action-notice';
import { renameMe } from '@/lib/account/contract';
import { findNameFault } from '@/lib/auth/check-entry';
import { sessionStore } from '@/lib/auth/client/session';
import { useDraft } from '@/lib/auth/client/use-draft';
import type { NameFault } from '@/lib/auth/entry-faults';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The name, and changing it here and in every room. */
export function NameSection({ name }: { name: string }) {
  const t = useTranslations('account');
  const draft = useDraft('account.name');
  const [faults, setFaults] = useState<{ name: NameFault } | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { state, start } = useAction<string>(async (typed, onChecking) => {
    const answer = await callServer(renameMe, { name: typed }, { onChecking });
    draft.discard();
    sessionStore.rename(answer.name);
    setIsSaved(true);
  });
  const error = useUserError(state.failure);

  const handleRename = (typed: string) => {
    const fault = findNameFault(typed);
    setFaults(fault && { name: fault });
    setIsSaved(false);
    if (fault === null) start(typed);
  };

  return (
    <NameForm
      name={name}
      draft={draft}
      faults={faults}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      isSaved={isSaved}
      onRename={handleRename}
    />
  );
}
