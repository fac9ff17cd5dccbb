'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { SignInAgainDialog } from '@/components/account/sign-in-again-dialog';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { listWaysIn } from '@/lib/account/ways-in';
import { passwordProviderId, type Identity } from '@/lib/auth/identity';
import { signInAgainElsewhere } from '@/lib/auth/client/elsewhere/link-elsewhere';
import { signInAgain } from '@/lib/auth/client/account-actions';
import { findEntryFaults } from '@/lib/auth/entry-faults';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { useUserError } from '@/lib/errors/client/use-user-error';

type SignInAgainProps = {
  identity: Identity;
  offered: readonly { id: string; label: string | null }[];
  recent: RecentSignIn;
};

/** The question that stands between a press and what needs a recent sign-in. */
export function SignInAgain({ identity, offered, recent }: SignInAgainProps) {
  const t = useTranslations('account.again.faults');
  const [missing, setMissing] = useState<{ kind: 'missing' } | null>(null);
  const { action, state, confirm, cancel } = recent;
  const refused = useRefusal(state.failure);
  const error = useUserError(refused ? null : state.failure);
  const fault = missing ?? refused;

  const handleConfirm = (password: string) => {
    setMissing(password === '' ? { kind: 'missing' } : null);
    if (password !== '') confirm(() => signInAgain(password));
  };

  return (
    <SignInAgainDialog
      email={identity.email ?? ''}
      hasPassword={identity.providers.some(({ id }) => id === passwordProviderId)}
      elsewhere={listWaysIn(identity.providers, offered).filter(({ isLinked }) => isLinked)}
      faults={fault}
      error={fault ? t(fault.kind) : undefined}
      notice={<FailureNotice error={error} />}
      isPending={state.isPending}
      onConfirm={handleConfirm}
      onConfirmElsewhere={(id) => confirm(() => signInAgainElsewhere(id, action))}
      onClose={cancel}
    />
  );
}

/** One object for each refusal, so that focus goes to the field once. */
function useRefusal(failure: unknown): { kind: 'wrong' | 'too-many' } | null {
  return useMemo(() => {
    const faults = failure === null ? null : findEntryFaults(errorCodeOf(failure));
    if (faults?.password === 'credentials') return { kind: 'wrong' };
    return faults?.form ? { kind: 'too-many' } : null;
  }, [failure]);
}
