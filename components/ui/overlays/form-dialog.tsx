'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { Form, SubmitButton } from '@/components/ui/fields/form';

type FormDialogProps = Pick<ComponentProps<typeof Form>, 'faults' | 'draft' | 'onSubmit' | 'onChange'> & {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** For what takes something away. */
  submitVariant?: 'poppy';
  cancelLabel: string;
  /** How sending it goes, below the fields. */
  notice: ReactNode;
  isPending: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A dialog that is filled in and sent. It stays, with what was typed, until its user closes it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, submitVariant, cancelLabel, ...rest } = props;
  const { notice, isPending, onClose, children, ...form } = rest;
  return (
    <Dialog {...{ title, description }} closeLabel={cancelLabel} isOpen onOpenChange={onClose}>
      <Form {...form}>
        <div className="grid gap-4">
          {children}
          {notice}
        </div>
        <DialogActions>
          <SubmitButton {...(submitVariant && { variant: submitVariant })} isPending={isPending}>
            {submitLabel}
          </SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {cancelLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
