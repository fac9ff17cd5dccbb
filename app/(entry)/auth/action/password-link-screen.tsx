'use client';

import { useTranslations } from 'next-intl';
import { EntryColumn } from '@/components/auth/entry-column';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { UnusableLink } from '@/components/auth/unusable-link';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { lookAtPasswordLink } from '@/lib/auth/client/mailed-links';
import { useMailedLink } from '@/lib/auth/client/use-mailed-link';
import { useNewPassword } from '@/lib/auth/client/use-new-password';
import { usePasswordLink } from '@/lib/auth/client/use-password-link';
import { useUserError } from '@/lib/errors/client/use-user-error';

type PasswordLinkScreenProps = { code: string; continueUrl: string | null };

/** A mailed link by which somebody chooses a new password. */
export function PasswordLinkScreen({ code, continueUrl }: PasswordLinkScreenProps) {
  const t = useTranslations('auth.action');
  const link = useMailedLink(code, lookAtPasswordLink);
  const linkError = useUserError(link.state === 'unusable' ? link.failure : null);
  const email = link.state === 'good' ? link.subject.email : '';
  const newPassword = useNewPassword();
  const { state, isSet, choose } = usePasswordLink({ code, email, continueUrl, newPassword });
  const error = useUserError(state.failure);

  if (link.state === 'unusable') {
    const newLink = (
      <ButtonLink href="/reset-password" size={48} className="w-full">
        {t('newLink')}
      </ButtonLink>
    );
    return <UnusableLink error={linkError} wayOn={newLink} />;
  }
  if (link.state === 'looking') return <EntryColumn title={t('title.password')} onward={t('looking')} />;
  if (isSet && !state.isPending) {
    return (
      <EntryColumn title={t('title.password')} onward={t('passwordSet')}>
        <FailureNotice error={error} className="mt-6" />
        <ButtonLink href="/sign-in" size={48} className="mt-6 w-full">
          {t('signIn')}
        </ButtonLink>
      </EntryColumn>
    );
  }
  return (
    <EntryColumn title={t('title.password')} onward={t('for', { email })} below={t('afterPassword')}>
      <NewPasswordForm
        email={email}
        newPassword={newPassword}
        faults={state.faults}
        error={error}
        isPending={state.isPending}
        submit={t('submitPassword')}
        onChoose={choose}
      />
    </EntryColumn>
  );
}
