'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { ConfirmWithReason } from '@/components/audit/confirm-with-reason';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { disablePerson } from '@/lib/admin/contract';
import type { Person } from '@/lib/admin/schema';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';

type PersonAccessProps = { person: Person; isYou: boolean; onChanged: () => Promise<void> };

/** Shuts somebody out at once, and lets them in again. */
export function PersonAccess({ person, isYou, onChanged }: PersonAccessProps) {
  const t = useTranslations('admin');
  const { uid, name, isDisabled } = person;
  const [isAsking, setIsAsking] = useState(false);
  const line = useKeptReason(`person.${uid}.disable`);
  const { state, start, reset } = useAdminAction(
    async (change: Why & { isDisabled: boolean }, onChecking) => {
      await callServer(disablePerson, { uid, ...change }, { onChecking });
      line.clear();
      setIsAsking(false);
      await onChanged();
    },
  );
  const error = useUserError(state.failure);
  const notice = <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />;

  return (
    <AccountSection
      title={t('person.access.title')}
      lead={t(isDisabled ? 'person.access.shut' : 'person.access.open')}
    >
      {isDisabled ? (
        <>
          <Button variant="edge" isPending={state.isPending} onClick={() => start({ isDisabled: false })}>
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
      <ConfirmWithReason
        line={line}
        readBy="administrators"
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
        onConfirm={(why) => start({ isDisabled: true, ...why })}
      />
    </AccountSection>
  );
}
