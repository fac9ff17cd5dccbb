'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { OwnedNotice } from '@/components/admin/owned-notice';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { TypedConfirmDialog } from '@/components/ui/typed-confirm-dialog';
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
  const [owned, setOwned] = useState<Owned | null>(null);
  const { state, start, reset } = useAdminAction(async (_: null, onChecking) => {
    setOwned(null);
    const answer = await callServer(erasePerson, { uid, confirmation: 'erase this person' }, { onChecking });
    if (answer.outcome === 'owner') setOwned(answer);
    else router.replace('/admin/people');
  });
  const error = useUserError(state.failure);

  const handleClose = () => {
    setIsAsking(false);
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
        <TypedConfirmDialog
          title={t('person.erase.question', { name })}
          description={
            <>
              <p>{t('person.erase.goes')}</p>
              <p className="mt-2">{t('person.erase.stays')}</p>
            </>
          }
          wanted={name}
          label={t('person.erase.label', { name })}
          fault={t('person.erase.fault', { name })}
          submitLabel={t('person.erase.submit')}
          cancelLabel={t('cancel')}
          notice={
            owned ? (
              <OwnedNotice {...owned} />
            ) : (
              <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
            )
          }
          isPending={state.isPending}
          onConfirm={() => start(null)}
          onClose={handleClose}
        />
      ) : null}
    </AccountSection>
  );
}
