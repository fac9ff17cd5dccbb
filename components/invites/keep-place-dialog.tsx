'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/fields/text-field';
import type { NewPassword } from '@/lib/auth/client/use-new-password';
import type { EntryFaults } from '@/lib/auth/entry-faults';

type KeepPlaceDialogProps = {
  newPassword: NewPassword;
  faults: EntryFaults | null;
  notice: ReactNode;
  isPending: boolean;
  onKeep: (typed: { email: string; password: string }) => void;
  onClose: () => void;
};

/** A guest gives themselves a way to sign in. What was typed stays, whatever the answer. */
export function KeepPlaceDialog(props: KeepPlaceDialogProps) {
  const { newPassword, faults, notice, isPending, onKeep, onClose } = props;
  const t = useTranslations('invites.guest');
  const words = (fault: NonNullable<EntryFaults['email' | 'form']> | undefined) =>
    fault && t(`faults.${fault}`);

  return (
    <Dialog title={t('title')} description={t('why')} closeLabel={t('cancel')} isOpen onOpenChange={onClose}>
      <Form
        faults={faults}
        onSubmit={(typed) => onKeep({ email: typed('email').trim(), password: typed('password') })}
      >
        <div className="grid gap-4">
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            required
            label={t('email')}
            error={words(faults?.email)}
          />
          <NewPasswordField
            size={40}
            label={t('password')}
            newPassword={newPassword}
            fault={faults?.password}
          />
          {faults?.form ? <Notice tone="poppy" title={words(faults.form)} /> : null}
          {notice}
        </div>
        <DialogActions>
          <SubmitButton isPending={isPending}>{t('submit')}</SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
