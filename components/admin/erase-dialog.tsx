import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';

type EraseDialogProps = {
  name: string;
  /** A new object for each attempt with something else. */
  fault: object | null;
  notice: ReactNode;
  isPending: boolean;
  onErase: (typed: string) => void;
  onClose: () => void;
};

/** What goes and what stays of a person, and a confirmation that nobody types by mistake. */
export function EraseDialog({ name, fault, notice, isPending, onErase, onClose }: EraseDialogProps) {
  const t = useTranslations('admin');
  return (
    <Dialog
      title={t('person.erase.question', { name })}
      description={
        <>
          <p>{t('person.erase.goes')}</p>
          <p className="mt-2">{t('person.erase.stays')}</p>
        </>
      }
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <Form faults={fault} onSubmit={(typed) => onErase(typed('confirmation'))}>
        <TextField
          name="confirmation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          label={t('person.erase.label', { name })}
          error={fault ? t('person.erase.fault', { name }) : undefined}
        />
        <div className="mt-4 empty:hidden">{notice}</div>
        <DialogActions>
          <SubmitButton variant="poppy" isPending={isPending}>
            {t('person.erase.submit')}
          </SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
