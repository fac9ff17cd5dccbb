'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { isConfirmed } from '@/lib/core/is-confirmed';

type TypedConfirmDialogProps = Omit<
  ComponentProps<typeof FormDialog>,
  'submitVariant' | 'faults' | 'onSubmit' | 'children'
> & {
  /** What has to be typed. */
  wanted: string;
  /** Asks for it. */
  label: string;
  hint?: string;
  /** Said when something else was typed. */
  fault: string;
  onConfirm: () => void;
  /** What else may be said about it. */
  children?: ReactNode;
};

/** What takes much along for good: says what goes, and asks for words that nobody types by mistake. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { wanted, label, hint, fault, onConfirm, children, ...dialog } = props;
  // A new object for each attempt with something else, as the form wants it.
  const [faults, setFaults] = useState<object | null>(null);
  return (
    <FormDialog
      {...dialog}
      submitVariant="poppy"
      faults={faults}
      onSubmit={(typed) => {
        const isRight = isConfirmed(typed('confirmation'), wanted);
        setFaults(isRight ? null : {});
        if (isRight) onConfirm();
      }}
    >
      <TextField
        name="confirmation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        label={label}
        hint={hint}
        error={faults ? fault : undefined}
      />
      {children}
    </FormDialog>
  );
}
