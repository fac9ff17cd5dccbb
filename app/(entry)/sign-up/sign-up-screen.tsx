'use client';

import { useTranslations } from 'next-intl';
import { EntryColumn } from '@/components/auth/entry-column';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { LinkText } from '@/components/ui/link-text';
import { signUp } from '@/lib/auth/client/session';
import { useEntry } from '@/lib/auth/client/use-entry';
import { checkSignUp } from '@/lib/auth/check-entry';
import { kindOfNext, withNext } from '@/lib/auth/next-path';
import { useUserError } from '@/lib/core/client/use-user-error';

/** @param next where to go on to; one of our own paths */
export function SignUpScreen({ next }: { next: string }) {
  const t = useTranslations('auth');
  const { state, attempt } = useEntry(next);
  const error = useUserError(state.failure);
  const signInHref = withNext('/sign-in', next);

  return (
    <EntryColumn
      title={t('signUp.title')}
      onward={t(`onward.${kindOfNext(next)}`)}
      below={t.rich('signUp.hasAccount', {
        link: (words) => <LinkText href={signInHref}>{words}</LinkText>,
      })}
    >
      <SignUpForm
        faults={state.faults}
        error={error}
        isPending={state.isPending}
        signInHref={signInHref}
        onSignUp={({ name, email, password }) =>
          attempt({
            faults: checkSignUp({ name, email, password }),
            enter: () => signUp(email.trim(), password, name),
          })
        }
      />
    </EntryColumn>
  );
}
