'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { DependentsNotice } from '@/components/account/dependents-notice';
import { ActionNotice } from '@/components/shell/action-notice';
import { TypedConfirmDialog } from '@/components/ui/overlays/typed-confirm-dialog';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { deleteMyAccount } from '@/lib/account/contract';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { CallableOutput } from '@/lib/callables/callable-contract';

type Dependents = Extract<CallableOutput<typeof deleteMyAccount>, { outcome: 'owner' }>;

type DeleteAccountProps = {
  /** What has to be typed, and what that is. */
  wanted: { what: 'email' | 'name'; text: string };
  /** Null where the sign-in's age does not matter. */
  recent: RecentSignIn | null;
  returned: ReactNode;
  draft: FormDraft;
  onClose: () => void;
};

/** Deletes the account and goes to the page that says so. */
export function DeleteAccount({ wanted, recent, returned, draft, onClose }: DeleteAccountProps) {
  const t = useTranslations('account');
  const router = useRouter();
  const [dependents, setDependents] = useState<Dependents | null>(null);
  const { state, start } = useAction(async (_: null, onChecking) => {
    setDependents(null);
    if (recent && !(await recent.ensure({ action: 'deletion' }))) return;
    const answer = await callServer(deleteMyAccount, { confirmation: 'delete my account' }, { onChecking });
    if (answer.outcome === 'owner') setDependents(answer);
    else router.replace('/account/deleted');
  });
  const error = useUserError(state.failure);

  const { what, text } = wanted;
  return (
    <TypedConfirmDialog
      title={t('delete.title')}
      description={
        <>
          <p>{t('delete.goes')}</p>
          <p className="mt-2">{t('delete.stays')}</p>
        </>
      }
      wanted={text}
      label={t('delete.label', { what: t(`delete.${what}`), text })}
      fault={t('delete.fault', { text })}
      submitLabel={t('delete.submit')}
      cancelLabel={t('delete.cancel')}
      draft={draft}
      notice={
        dependents ? (
          <DependentsNotice {...dependents} />
        ) : (
          <>
            {error || state.isChecking ? null : returned}
            <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
          </>
        )
      }
      isPending={state.isPending}
      onConfirm={() => start(null)}
      onClose={onClose}
    />
  );
}
