import { useTranslations } from 'next-intl';
import { EntryColumn } from '@/components/auth/entry-column';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import type { AttemptState } from '@/lib/auth/client/use-attempt';
import type { NewPassword } from '@/lib/auth/client/use-new-password';
import { useUserError } from '@/lib/errors/client/use-user-error';

type ReplacePasswordProps = {
  email: string;
  newPassword: NewPassword;
  state: AttemptState;
  choose: (password: string) => void;
};

/** After a sign-in by a password that is too easy to guess: the person chooses another one. */
export function ReplacePassword({ email, newPassword, state, choose }: ReplacePasswordProps) {
  const t = useTranslations('auth.weakPassword');
  const error = useUserError(state.failure);
  return (
    <EntryColumn title={t('title')} onward={t('why')}>
      <NewPasswordForm
        {...{ email, newPassword, error }}
        faults={state.faults}
        isPending={state.isPending}
        submit={t('submit')}
        onChoose={choose}
      />
    </EntryColumn>
  );
}
