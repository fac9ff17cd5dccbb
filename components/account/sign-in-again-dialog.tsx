import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { providerNames } from '@/components/account/provider-names';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { PasswordField } from '@/components/ui/fields/password-field';

type SignInAgainDialogProps = {
  email: string;
  hasPassword: boolean;
  /** Other places at which the person signs in. */
  elsewhere: readonly { id: string; label: string | null }[];
  /** A new object for each attempt that failed. */
  faults: object | null;
  /** What is wrong with the password. */
  error: string | undefined;
  notice: ReactNode;
  isPending: boolean;
  onConfirm: (password: string) => void;
  onConfirmElsewhere: (providerId: string) => void;
  onClose: () => void;
};

/** Asks, in place, for the password once more; what was being done waits behind it. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const {
    email,
    hasPassword,
    elsewhere,
    faults,
    error,
    notice,
    isPending,
    onConfirm,
    onConfirmElsewhere,
    onClose,
  } = props;
  const t = useTranslations('account.again');
  return (
    <Dialog title={t('title')} description={t('line')} closeLabel={t('cancel')} isOpen onOpenChange={onClose}>
      {hasPassword ? (
        <Form faults={faults} onSubmit={(typed) => onConfirm(typed('password'))}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            autoComplete="current-password"
            required
            label={t('password')}
            showLabel={t('show')}
            hideLabel={t('hide')}
            error={error}
          />
          <SubmitButton className="mt-4 w-full" isPending={isPending}>
            {t('submit')}
          </SubmitButton>
        </Form>
      ) : null}
      <div className="mt-3 grid gap-3">
        {elsewhere.map(({ id, label }) => (
          <Button key={id} variant="edge" isPending={isPending} onClick={() => onConfirmElsewhere(id)}>
            {t('elsewhere', { name: label ?? providerNames[id] ?? id })}
          </Button>
        ))}
        {notice}
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
