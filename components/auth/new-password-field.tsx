import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PasswordRules } from '@/components/auth/password-rules';
import type { FieldSize } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { passwordMinimum } from '@/lib/auth/credentials';
import type { NewPassword } from '@/lib/auth/client/use-new-password';

type NewPasswordFieldProps = {
  label: string;
  size?: FieldSize;
  newPassword: NewPassword;
  error: ReactNode;
};

/** A password that is being chosen, called `password` in its form; the rules stand below it while one types. */
export function NewPasswordField({ label, size = 48, newPassword, error }: NewPasswordFieldProps) {
  const { rules, follow } = newPassword;
  const t = useTranslations('auth.fields');
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
        hint={rules === null ? t('passwordHint', { minimum: passwordMinimum }) : undefined}
        error={error}
        onInput={(event) => follow(event.currentTarget.value)}
      />
      {rules === null ? null : <PasswordRules rules={rules} />}
    </div>
  );
}
