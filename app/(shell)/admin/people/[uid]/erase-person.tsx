'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { EraseDialog } from '@/components/admin/erase-dialog';
import { OwnedNotice } from '@/components/admin/owned-notice';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { isConfirmed } from '@/lib/account/is-confirmed';
import { erasePerson } from '@/lib/admin/contract';
import type { Person } from '@/lib/admin/schema';
import type { CallableOutput } from '@/lib/core/callable-contract';
import { callServer } from '@/lib/core/client/call-server';
import { useUserError } from '@/lib/core/client/use-user-error';

type Owned = Extract<CallableOutput<typeof erasePerson>, { outcome: 'owner' }>;

/** Deletes somebody's account for good, after their name was typed. */
export function ErasePerson({ person, isYou }: { person: Person; isYou: boolean }) {
  const t = useTranslations('admin');
  const router = useRouter();
  const { uid, name } = person;
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<object | null>(null);
  const [owned, setOwned] = useState<Owned | null>(null);
  const { state, start, reset } = useAdminAction(async (_: null, onChecking) => {
    setOwned(null);
    const answer = await callServer(erasePerson, { uid, confirmation: 'erase this person' }, { onChecking });
    if (answer.outcome === 'owner') setOwned(answer);
    else router.replace('/admin/people');
  });
  const error = useUserError(state.failure);

  const handleErase = (typed: string) => {
    const isRight = isConfirmed(typed, name);
    setFault(isRight ? null : {});
    if (isRight) start(null);
  };
  const handleClose = () => {
    setIsAsking(false);
    setFault(null);
    setOwned(null);
    reset();
  };

  return (
    <AccountSection title={t('person.erase.title')} lead={t('person.erase.lead')}>
      <Button
        variant="edge"
        aria-haspopup="dialog"
        deniedReason={isYou ? t('person.erase.you') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('person.erase.open')}
      </Button>
      {isAsking ? (
        <EraseDialog
          name={name}
          fault={fault}
          notice={
            owned ? (
              <OwnedNotice {...owned} />
            ) : (
              <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
            )
          }
          isPending={state.isPending}
          onErase={handleErase}
          onClose={handleClose}
        />
      ) : null}
    </AccountSection>
  );
}
