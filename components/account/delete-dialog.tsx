import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';

type DeleteDialogProps = {
  /** What has to be typed, and what that is. */
  wanted: { what: 'email' | 'name'; text: string };
  draft: FormDraft;
  /** A new object for each attempt with something else. */
  fault: object | null;
  notice: ReactNode;
  isPending: boolean;
  onDelete: (typed: string) => void;
  onClose: () => void;
};

/** What goes and what stays, and a confirmation that nobody types by mistake. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { wanted, draft, fault, notice, isPending, onDelete, onClose } = props;
  const t = useTranslations('account.delete');
  const { what, text } = wanted;
  return (
    <Dialog
      title={t('title')}
      description={
        <>
          <p>{t('goes')}</p>
          <p className="mt-2">{t('stays')}</p>
        </>
      }
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <Form faults={fault} draft={draft} onSubmit={(typed) => onDelete(typed('confirmation'))}>
        <TextField
          name="confirmation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          label={t('label', { what: t(what), text })}
          error={fault ? t('fault', { text }) : undefined}
        />
        <div className="mt-4 empty:hidden">{notice}</div>
        <DialogActions>
          <SubmitButton variant="poppy" isPending={isPending}>
            {t('submit')}
          </SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
