import { useTranslations } from 'next-intl';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { useFaultText } from '@/components/auth/use-fault-text';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { Notice } from '@/components/ui/notice';
import type { NewPassword } from '@/lib/auth/client/use-new-password';
import type { EntryFaults } from '@/lib/auth/entry-faults';
import type { UserError } from '@/lib/errors/to-user-error';

type NewPasswordFormProps = {
  /** Whose password it is: password managers keep both together. */
  email: string;
  newPassword: NewPassword;
  faults: EntryFaults | null;
  error: UserError | null;
  isPending: boolean;
  /** What the button says. */
  submit: string;
  onChoose: (password: string) => void;
};

/** Chooses a password for an account that is there already. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, newPassword, faults, error, isPending, submit, onChoose } = props;
  const t = useTranslations('auth');
  const faultText = useFaultText();
  return (
    <Form faults={faults} className="mt-8 grid gap-4" onSubmit={(typed) => onChoose(typed('password'))}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label={t('action.newPassword')} newPassword={newPassword} fault={faults?.password} />
      {faults?.form ? <Notice tone="poppy" title={faultText(faults.form)} /> : null}
      <FailureNotice error={error} />
      <SubmitButton size={48} className="mt-2 w-full" isPending={isPending}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
