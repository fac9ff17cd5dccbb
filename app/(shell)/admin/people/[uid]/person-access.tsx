'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { disablePerson } from '@/lib/admin/contract';
import type { Person } from '@/lib/admin/schema';
import { callServer } from '@/lib/core/client/call-server';
import { useUserError } from '@/lib/core/client/use-user-error';

type PersonAccessProps = { person: Person; isYou: boolean; onChanged: () => Promise<void> };

/** Shuts somebody out at once, and lets them in again. */
export function PersonAccess({ person, isYou, onChanged }: PersonAccessProps) {
  const t = useTranslations('admin');
  const { uid, name, isDisabled } = person;
  const [isAsking, setIsAsking] = useState(false);
  const { state, start, reset } = useAdminAction(async (disabled: boolean, onChecking) => {
    await callServer(disablePerson, { uid, isDisabled: disabled }, { onChecking });
    setIsAsking(false);
    await onChanged();
  });
  const error = useUserError(state.failure);
  const notice = <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />;

  return (
    <AccountSection
      title={t('person.access.title')}
      lead={t(isDisabled ? 'person.access.shut' : 'person.access.open')}
    >
      {isDisabled ? (
        <>
          <Button variant="edge" isPending={state.isPending} onClick={() => start(false)}>
            {t('person.access.enable')}
          </Button>
          <div className="mt-4 empty:hidden">{notice}</div>
        </>
      ) : (
        <Button
          variant="edge"
          aria-haspopup="dialog"
          deniedReason={isYou ? t('person.access.you') : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('person.access.disable')}
        </Button>
      )}
      <ConfirmDialog
        title={t('person.access.question', { name })}
        description={t('person.access.consequence')}
        confirmLabel={t('person.access.disable')}
        cancelLabel={t('cancel')}
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen);
          if (!isOpen) reset();
        }}
        isPending={state.isPending}
        problem={notice}
        onConfirm={() => start(true)}
      />
    </AccountSection>
  );
}
