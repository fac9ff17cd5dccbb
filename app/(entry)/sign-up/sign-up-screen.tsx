'use client';

import { useTranslations } from 'next-intl';
import { Onward } from '@/app/(entry)/onward';
import { EntryColumn } from '@/components/auth/entry-column';
import { ProviderButtons } from '@/components/auth/provider-buttons';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { LinkText } from '@/components/ui/buttons/link-text';
import { signUp } from '@/lib/auth/client/session';
import { useEntry } from '@/lib/auth/client/use-entry';
import { useNewPassword, type NewPassword } from '@/lib/auth/client/use-new-password';
import { useSignInElsewhere } from '@/lib/auth/client/elsewhere/use-sign-in-elsewhere';
import { checkSignUp } from '@/lib/auth/check-entry';
import type { EntryFaults } from '@/lib/auth/entry-faults';
import { withNext } from '@/lib/auth/next-path';
import { useUserError } from '@/lib/errors/client/use-user-error';

type SignUpScreenProps = {
  /** Where to go on to; one of our own paths. */
  next: string;
  /** Other places at which one can sign in. */
  providers: readonly { id: string; label: string | null }[];
};

export function SignUpScreen({ next, providers }: SignUpScreenProps) {
  const t = useTranslations('auth');
  const newPassword = useNewPassword();
  const { state, attempt } = useEntry(next, newPassword);
  const { pendingId, approach, choose } = useSignInElsewhere(attempt);
  const error = useUserError(state.failure);
  const waysOn = { signIn: withNext('/sign-in', next), reset: withNext('/reset-password', next) };

  return (
    <EntryColumn
      title={t('signUp.title')}
      onward={<Onward next={next} />}
      below={t.rich('signUp.hasAccount', {
        link: (words) => <LinkText href={waysOn.signIn}>{words}</LinkText>,
      })}
    >
      <SignUpForm
        faults={state.faults}
        error={error}
        isPending={state.isPending}
        newPassword={newPassword}
        waysOn={waysOn}
        onSignUp={({ name, email, password }) =>
          attempt({
            faults: findFaults({ name, email, password }, newPassword),
            enter: () => signUp(email.trim(), password, name),
          })
        }
      />
      <ProviderButtons
        providers={providers}
        pendingId={state.isPending ? pendingId : null}
        onApproach={approach}
        onChoose={choose}
      />
    </EntryColumn>
  );
}

async function findFaults(
  typed: { name: string; email: string; password: string },
  { check }: NewPassword,
): Promise<EntryFaults> {
  const password = await check(typed.password);
  return { ...checkSignUp(typed), ...(password && { password }) };
}
