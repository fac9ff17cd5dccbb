import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/auth/use-fault-text';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/form';
import { Notice } from '@/components/ui/notice';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { passwordMinimum } from '@/lib/auth/credentials';
import type { EntryFaults } from '@/lib/auth/entry-faults';
import type { UserError } from '@/lib/core/to-user-error';

type SignUpFormProps = {
  faults: EntryFaults | null;
  error: UserError | null;
  isPending: boolean;
  /** Offered when the address has an account already. */
  signInHref: string;
  onSignUp: (typed: { name: string; email: string; password: string }) => void;
};

/** Name, e-mail and password. What was typed stays, whatever the answer. */
export function SignUpForm({ faults, error, isPending, signInHref, onSignUp }: SignUpFormProps) {
  const t = useTranslations('auth');
  const faultText = useFaultText(signInHref);
  return (
    <Form
      faults={faults}
      className="mt-8 grid gap-4"
      onSubmit={(typed) =>
        onSignUp({
          name: typed('name'),
          email: typed('email'),
          password: typed('password'),
        })
      }
    >
      <TextField
        size={48}
        name="name"
        autoComplete="name"
        required
        label={t('fields.name')}
        hint={t('fields.nameHint')}
        error={faultText(faults?.name)}
      />
      <TextField
        size={48}
        name="email"
        type="email"
        autoComplete="username"
        required
        label={t('fields.email')}
        error={faultText(faults?.email)}
      />
      <PasswordField
        size={48}
        name="password"
        autoComplete="new-password"
        required
        label={t('fields.password')}
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        hint={t('fields.passwordHint', { minimum: passwordMinimum })}
        error={faultText(faults?.password)}
      />
      {faults?.form ? <Notice tone="poppy" title={faultText(faults.form)} /> : null}
      <FailureNotice error={error} />
      <SubmitButton size={48} className="mt-2 w-full" isPending={isPending}>
        {t('signUp.submit')}
      </SubmitButton>
    </Form>
  );
}
