'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DeleteOwnedDialog } from '@/app/(shell)/admin/people/[uid]/delete-owned-dialog';
import { HandOverDialog } from '@/app/(shell)/admin/people/[uid]/hand-over-dialog';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { OwnedNotice } from '@/components/admin/owned-notice';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { TypedConfirmDialog } from '@/components/ui/overlays/typed-confirm-dialog';
import { erasePerson } from '@/lib/admin/contract';
import { toOwnedThings, type OwnedThing } from '@/lib/admin/owned-things';
import type { Person } from '@/lib/admin/schema';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';

type ErasePersonProps = { person: Person; isYou: boolean; onChanged: () => Promise<void> };

/** What keeps the account, as the last attempt named it, and what has become of it since. */
type InTheWay = { things: readonly OwnedThing[]; said: string | null };
type Action = { kind: 'hand-over' | 'delete'; thing: OwnedThing };

/** Deletes somebody's account for good, after their name was typed, and after what others depend on is dealt with. */
export function ErasePerson({ person, isYou, onChanged }: ErasePersonProps) {
  const t = useTranslations('admin');
  const router = useRouter();
  const { uid, name } = person;
  const [isAsking, setIsAsking] = useState(false);
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const { state, start, reset } = useAdminAction(async (_: null, onChecking) => {
    setInTheWay(null);
    const answer = await callServer(erasePerson, { uid, confirmation: 'erase this person' }, { onChecking });
    if (answer.outcome === 'owner') setInTheWay({ things: toOwnedThings(answer), said: null });
    else router.replace('/admin/people');
  });
  const error = useUserError(state.failure);

  const handleClose = () => {
    if (state.isPending) return;
    setIsAsking(false);
    setInTheWay(null);
    reset();
  };
  const handleDone = (said: string) => {
    setInTheWay((before) => before && { things: before.things.filter((one) => one !== action?.thing), said });
    void onChanged();
  };
  const about = action && { thing: action.thing, onClose: () => setAction(null), onDone: handleDone };

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
            inTheWay ? (
              <OwnedNotice
                {...inTheWay}
                onHandOver={(thing) => setAction({ kind: 'hand-over', thing })}
                onDelete={(thing) => setAction({ kind: 'delete', thing })}
              />
            ) : (
              <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
            )
          }
          isPending={state.isPending}
          onConfirm={() => start(null)}
          onClose={handleClose}
        />
      ) : null}
      {/* Beside the other dialog and not in it: what is sent in one would be sent in the form around it as well. */}
      {about && action.kind === 'hand-over' ? <HandOverDialog owner={person} {...about} /> : null}
      {about && action.kind === 'delete' ? <DeleteOwnedDialog ownerUid={uid} {...about} /> : null}
    </AccountSection>
  );
}
