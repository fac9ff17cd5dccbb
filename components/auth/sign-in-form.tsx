import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/auth/email-field';
import { useFaultText } from '@/components/auth/use-fault-text';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { LinkText } from '@/components/ui/buttons/link-text';
import { Notice } from '@/components/ui/notice';
import { PasswordField } from '@/components/ui/fields/password-field';
import type { EntryFaults } from '@/lib/auth/entry-faults';
import type { UserError } from '@/lib/errors/to-user-error';

type SignInFormProps = {
  faults: EntryFaults | null;
  error: UserError | null;
  isPending: boolean;
  /** For a person who has lost the password. */
  resetHref: string;
  onSignIn: (typed: { email: string; password: string }) => void;
};

/** E-mail and password. What was typed stays, whatever the answer. */
export function SignInForm({ faults, error, isPending, resetHref, onSignIn }: SignInFormProps) {
  const t = useTranslations('auth');
  const faultText = useFaultText({ signIn: '/sign-in', reset: resetHref });
  return (
    <Form
      faults={faults}
      isMain
      className="mt-8 grid gap-4"
      onSubmit={(typed) => onSignIn({ email: typed('email'), password: typed('password') })}
    >
      <EmailField label={t('fields.email')} error={faultText(faults?.email)} />
      <PasswordField
        size={48}
        name="password"
        autoComplete="current-password"
        required
        label={t('fields.password')}
        labelAside={<LinkText href={resetHref}>{t('signIn.forgot')}</LinkText>}
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        error={faultText(faults?.password)}
      />
      {faults?.form ? <Notice tone="poppy" title={faultText(faults.form)} /> : null}
      <FailureNotice error={error} />
      <SubmitButton size={48} className="mt-2 w-full" isPending={isPending}>
        {t('signIn.submit')}
      </SubmitButton>
    </Form>
  );
}
