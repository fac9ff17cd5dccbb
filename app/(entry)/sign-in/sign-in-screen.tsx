'use client';

import { useTranslations } from 'next-intl';
import { GuestByLink } from '@/app/(entry)/sign-in/guest-by-link';
import { ReplacePassword } from '@/app/(entry)/sign-in/replace-password';
import { Onward } from '@/app/(entry)/onward';
import { EntryColumn } from '@/components/auth/entry-column';
import { ProviderButtons } from '@/components/auth/provider-buttons';
import { SignInForm } from '@/components/auth/sign-in-form';
import { LinkText } from '@/components/ui/buttons/link-text';
import { useEntry } from '@/lib/auth/client/use-entry';
import { useSignInElsewhere } from '@/lib/auth/client/elsewhere/use-sign-in-elsewhere';
import { useWeakPassword } from '@/lib/auth/client/use-weak-password';
import { useSession } from '@/lib/auth/client/use-session';
import { checkSignIn } from '@/lib/auth/check-entry';
import { withNext } from '@/lib/auth/next-path';
import { useUserError } from '@/lib/errors/client/use-user-error';

type SignInScreenProps = {
  /** Where to go on to; one of our own paths. */
  next: string;
  /** Other places at which one can sign in. */
  providers: readonly { id: string; label: string | null }[];
};

export function SignInScreen({ next, providers }: SignInScreenProps) {
  const t = useTranslations('auth');
  const { ending } = useSession();
  const { state, attempt } = useEntry(next);
  const { pendingId, approach, choose } = useSignInElsewhere(attempt);
  const error = useUserError(state.failure);
  const weak = useWeakPassword(next);
  if (weak.email !== null) return <ReplacePassword {...weak} email={weak.email} />;

  return (
    <EntryColumn
      title={t('signIn.title')}
      onward={
        <>
          <Onward next={next} />
          {ending === 'ended' ? <span className="mt-2 block">{t('onward.ended')}</span> : null}
        </>
      }
      below={
        <>
          <GuestByLink next={next} />
          <span className="mt-2 block">
            {t.rich('signIn.haveCard', {
              link: (words) => <LinkText href={withNext('/card', next)}>{words}</LinkText>,
            })}
          </span>
        </>
      }
    >
      <SignInForm
        faults={state.faults}
        error={error}
        isPending={state.isPending}
        resetHref={withNext('/reset-password', next)}
        onSignIn={({ email, password }) =>
          attempt({
            faults: checkSignIn({ email, password }),
            enter: async () => !(await weak.enter({ email: email.trim(), password })),
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
