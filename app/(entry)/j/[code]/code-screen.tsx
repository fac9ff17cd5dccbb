'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { KnockForm, type GuestNameFault } from '@/components/lobby/knock-form';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { useSession } from '@/lib/auth/client/use-session';
import { withNext } from '@/lib/auth/next-path';
import { personNameSchema } from '@/lib/auth/schema';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useEnteringByCode } from '@/lib/lobby/client/use-entering-by-code';
import { showShortCode } from '@/lib/rooms/admission/short-code';

/** The page of a room's short code: a name, and the way to the lobby. It says nothing about the room. */
export function CodeScreen({ code }: { code: string }) {
  const t = useTranslations('lobby.enter');
  const { user, status } = useSession();
  const { state, isThere, start } = useEnteringByCode(code);
  const [faults, setFaults] = useState<{ name: GuestNameFault } | null>(null);
  const error = useUserError(state.failure);
  const notice = <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />;

  const knockAsGuest = (typed: string) => {
    const fault = findFault(typed);
    setFaults(fault && { name: fault });
    if (fault === null) start({ as: 'guest', name: typed.trim() });
  };
  if (isThere) return <EntryColumn title={t('title')} onward={<span role="status">{t('entering')}</span>} />;
  const other = t.rich('other', { link: (words) => <LinkText href="/">{words}</LinkText> });
  const signIn = t.rich('signIn', {
    link: (words) => <LinkText href={withNext('/sign-in', `/j/${code}`)}>{words}</LinkText>,
  });
  return (
    <EntryColumn title={t('title')} below={user === null ? signIn : other}>
      <p className="mt-2 text-22 font-semibold tracking-wide tabular">{showShortCode(code)}</p>
      <p className="mt-2 text-ink-2">{t('lead')}</p>
      {user === null ? (
        <KnockForm
          faults={faults}
          notice={notice}
          isPending={state.isPending || status === 'loading'}
          onKnock={knockAsGuest}
        />
      ) : (
        <div className="mt-8 grid gap-4">
          {notice}
          <Button
            size={48}
            className="w-full"
            isPending={state.isPending || status === 'loading'}
            onClick={() => start({ as: 'oneself' })}
          >
            <span className="truncate">{t('askAs', { name: user.name })}</span>
          </Button>
        </div>
      )}
    </EntryColumn>
  );
}

function findFault(name: string): GuestNameFault | null {
  if (name.trim() === '') return 'name-missing';
  return personNameSchema.safeParse(name).success ? null : 'name-invalid';
}
