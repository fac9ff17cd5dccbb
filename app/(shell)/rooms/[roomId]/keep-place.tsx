'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeepPlaceDialog } from '@/components/invites/keep-place-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useNewPassword } from '@/lib/auth/client/use-new-password';
import { findEmailFault } from '@/lib/auth/credentials';
import { findEntryFaults, type EntryFaults } from '@/lib/auth/entry-faults';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { keepPlace } from '@/lib/invites/client/keep-place';

/** Says to a guest how long their place is kept, and lets them keep it for good. */
export function KeepPlace() {
  const t = useTranslations('invites.guest');
  const { check } = useNewPassword();
  const [isOpen, setIsOpen] = useState(false);
  const [faults, setFaults] = useState<EntryFaults | null>(null);
  const { state, start } = useAction<{ email: string; password: string }>(async (typed, onChecking) => {
    const [email, password] = [findEmailFault(typed.email), await check(typed.password)];
    const found = { ...(email && { email }), ...(password && { password }) };
    setFaults(email || password ? found : null);
    if (email || password) return;
    try {
      await keepPlace(typed, onChecking);
      setIsOpen(false);
    } catch (thrown) {
      const refused = findEntryFaults(codeOf(thrown));
      if (refused === null) throw thrown;
      setFaults(refused);
    }
  });
  const error = useUserError(state.failure);

  return (
    <>
      <Notice
        tone="info"
        className="mt-6"
        action={
          <Button variant="quiet" size={32} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('open')}
          </Button>
        }
      >
        {t('line')}
      </Notice>
      {isOpen ? (
        <KeepPlaceDialog
          faults={faults}
          notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
          isPending={state.isPending}
          onKeep={start}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
