'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useOwnRole } from '@/lib/account/client/use-own-role';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/errors/client/use-user-error';

/**
 * Shows the administration to administrators, and says to others whose it is. What is in it the server tells to
 * administrators alone.
 */
export function AdministratorsOnly({ children }: { children: (uid: string) => ReactNode }) {
  const t = useTranslations('shell.admin');
  const user = useSignedInUser();
  const { role, failure } = useOwnRole(user?.uid ?? null);
  const error = useUserError(failure);

  if (user !== null && role === 'administrator') return children(user.uid);
  if (role === null) {
    return (
      <>
        <FailureNotice error={error} />
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-10 w-40" />
          <Skeleton className="mt-8 h-10 w-[440px] max-w-full" />
        </div>
      </>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      title={t('closed.title')}
      why={t('closed.line')}
      action={<ButtonLink href="/rooms">{t('closed.action')}</ButtonLink>}
    />
  );
}
