'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { AccountColumn } from '@/components/account/account-column';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { endIfOver } from '@/lib/account/client/end-if-over';

/** The farewell. The sign-in that this device still remembers goes with it; one that still counts stays. */
export function DeletedScreen() {
  const t = useTranslations('account.deleted');
  useEffect(() => void endIfOver(), []);
  return (
    <AccountColumn>
      <EmptyState
        headingLevel={1}
        className="pt-8 tablet:pt-16"
        title={t('title')}
        why={t('line')}
        action={
          <ButtonLink href="/" size={48}>
            {t('action')}
          </ButtonLink>
        }
      />
    </AccountColumn>
  );
}
