import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/auth/email-field';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { useFaultText, type WaysOn } from '@/components/auth/use-fault-text';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/fields/text-field';
import type { NewPassword } from '@/lib/auth/client/use-new-password';
import type { EntryFaults } from '@/lib/auth/entry-faults';
import type { UserError } from '@/lib/errors/to-user-error';

type SignUpFormProps = {
  faults: EntryFaults | null;
  error: UserError | null;
  isPending: boolean;
  newPassword: NewPassword;
  /** Offered when the address has an account already. */
  waysOn: WaysOn;
  onSignUp: (typed: { name: string; email: string; password: string }) => void;
};

/** Name, e-mail and password. What was typed stays, whatever the answer. */
export function SignUpForm({ faults, error, isPending, newPassword, waysOn, onSignUp }: SignUpFormProps) {
  const t = useTranslations('auth');
  const faultText = useFaultText(waysOn);
  return (
    <Form
      faults={faults}
      isMain
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
      <EmailField label={t('fields.email')} error={faultText(faults?.email)} />
      <NewPasswordField
        label={t('fields.password')}
        newPassword={newPassword}
        fault={faults?.password}
        waysOn={waysOn}
      />
      {faults?.form ? <Notice tone="poppy" title={faultText(faults.form)} /> : null}
      <FailureNotice error={error} />
      <SubmitButton size={48} className="mt-2 w-full" isPending={isPending}>
        {t('signUp.submit')}
      </SubmitButton>
    </Form>
  );
}
