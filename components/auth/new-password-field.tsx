import { useTranslations } from 'next-intl';
import { PasswordRules } from '@/components/auth/password-rules';
import { useFaultText, type WaysOn } from '@/components/auth/use-fault-text';
import type { FieldSize } from '@/components/ui/fields/field';
import { PasswordField } from '@/components/ui/fields/password-field';
import type { NewPassword } from '@/lib/auth/client/use-new-password';
import type { EntryFaults } from '@/lib/auth/entry-faults';

type NewPasswordFieldProps = {
  label: string;
  size?: FieldSize;
  newPassword: NewPassword;
  fault: EntryFaults['password'];
  waysOn?: WaysOn;
};

/** A password that is being chosen, called `password` in its form; the rules stand below it while one types. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, size = 48, newPassword, fault, waysOn } = props;
  const { rules, minimum, approach, follow } = newPassword;
  const t = useTranslations('auth.fields');
  const faultText = useFaultText(waysOn, minimum);
  return (
    <div>
      <PasswordField
        size={size}
        name="password"
        autoComplete="new-password"
        required
        label={label}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        hint={rules === null ? t('passwordHint', { minimum }) : undefined}
        error={faultText(fault)}
        onFocus={approach}
        onInput={(event) => follow(event.currentTarget.value)}
      />
      {rules === null ? null : <PasswordRules rules={rules} />}
    </div>
  );
}
