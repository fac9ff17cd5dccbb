'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { ResetRequestForm } from '@/components/auth/reset-request-form';
import { LinkText } from '@/components/ui/buttons/link-text';
import { mailPasswordLink } from '@/lib/auth/client/mailed-links';
import { useAttempt } from '@/lib/auth/client/use-attempt';
import { findEmailFault } from '@/lib/auth/credentials';
import { withNext } from '@/lib/auth/next-path';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** @param next where the mailed link leads on to in the end; one of our own paths */
export function ResetRequestScreen({ next }: { next: string }) {
  const t = useTranslations('auth');
  const { state, attempt } = useAttempt({ leaves: false });
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const error = useUserError(state.failure);

  const handleAsk = (typed: string) => {
    const email = typed.trim();
    const fault = findEmailFault(email);
    setAskedFor(null);
    attempt({
      faults: fault ? { email: fault } : {},
      work: async () => {
        await mailPasswordLink(email, next);
        setAskedFor(email);
      },
    });
  };

  return (
    <EntryColumn
      title={t('reset.title')}
      onward={t('reset.onward')}
      below={t.rich('reset.remembered', {
        link: (words) => <LinkText href={withNext('/sign-in', next)}>{words}</LinkText>,
      })}
    >
      <ResetRequestForm
        faults={state.faults}
        error={error}
        isPending={state.isPending}
        askedFor={askedFor}
        onAsk={handleAsk}
      />
    </EntryColumn>
  );
}
