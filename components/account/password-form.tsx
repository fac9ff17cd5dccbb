import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { SavedLine } from '@/components/account/saved-line';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { useFaultText } from '@/components/auth/use-fault-text';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { Notice } from '@/components/ui/notice';
import type { NewPassword } from '@/lib/auth/client/use-new-password';
import type { EntryFaults } from '@/lib/auth/entry-faults';

type PasswordFormProps = {
  email: string;
  hasPassword: boolean;
  newPassword: NewPassword;
  faults: EntryFaults | null;
  notice: ReactNode;
  isPending: boolean;
  isSaved: boolean;
  /** Counts the passwords that were saved: what was typed goes when it counts, and not before. */
  round: number;
  onChange: (password: string) => void;
};

/** A new password. What was typed stays until it counts. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, hasPassword, newPassword, faults, notice, isPending, isSaved, round, onChange } = props;
  const t = useTranslations('account.password');
  const faultText = useFaultText();
  const form = useRef<HTMLDivElement>(null);
  // Focus stays where it is: only what was typed goes.
  useEffect(() => form.current?.querySelector('form')?.reset(), [round]);
  return (
    <AccountSection title={t('title')} lead={t(hasPassword ? 'has' : 'hasNone')}>
      <div ref={form}>
        <Form faults={faults} className="max-w-[440px]" onSubmit={(typed) => onChange(typed('password'))}>
          {/* So that a password manager knows whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField size={40} label={t('new')} newPassword={newPassword} fault={faults?.password} />
          <div className="mt-4 grid gap-4 empty:hidden">
            {faults?.form ? <Notice tone="poppy" title={faultText(faults.form)} /> : null}
            {notice}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <SubmitButton variant="edge" isPending={isPending}>
              {t(hasPassword ? 'submit' : 'set')}
            </SubmitButton>
            <SavedLine>{isSaved ? t('done') : null}</SavedLine>
          </div>
        </Form>
      </div>
    </AccountSection>
  );
}
