'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { signOutEverywhere } from '@/lib/account/contract';
import { sessionStore } from '@/lib/auth/client/session';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type SignOutEverywhereProps = { recent: RecentSignIn; returned: ReactNode; onClose: () => void };

/** Asks before every sign-in ends, because calls end with it. Then the page leads to the sign-in and back. */
export function SignOutEverywhere({ recent, returned, onClose }: SignOutEverywhereProps) {
  const t = useTranslations('account');
  const { state, start } = useAction(async (_: null, onChecking) => {
    if (!(await recent.ensure({ action: 'everywhere' }))) return;
    await callServer(signOutEverywhere, {}, { onChecking });
    await sessionStore.end();
  });
  const error = useUserError(state.failure);

  return (
    <ConfirmDialog
      title={t('everywhere.title')}
      description={t('everywhere.line')}
      confirmLabel={t('everywhere.submit')}
      cancelLabel={t('everywhere.cancel')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={
        error || state.isChecking ? (
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        ) : (
          (returned ?? undefined)
        )
      }
    />
  );
}
