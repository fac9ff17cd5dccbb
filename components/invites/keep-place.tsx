'use client';

import { useTranslations } from 'next-intl';
import { KeepPlaceDialog } from '@/components/invites/keep-place-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useKeepPlace } from '@/lib/invites/client/use-keep-place';

type KeepPlaceProps = { onKept: () => void; onClose: () => void };

/** The dialog by which a guest becomes an account. */
export function KeepPlace({ onKept, onClose }: KeepPlaceProps) {
  const t = useTranslations('invites.guest');
  const { newPassword, state, faults, keep } = useKeepPlace(onKept);
  const error = useUserError(state.failure);
  return (
    <KeepPlaceDialog
      newPassword={newPassword}
      faults={faults}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      onKeep={keep}
      onClose={onClose}
    />
  );
}
