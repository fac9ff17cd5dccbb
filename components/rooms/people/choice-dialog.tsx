'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { Skeleton } from '@/components/ui/skeleton';

type ChoiceDialogProps = {
  title: string;
  /** What choosing does; or what is missing, when there is nothing to choose. */
  description: string;
  label: string;
  /** Null until they are there. */
  options: readonly { value: string; label: string; description?: string }[] | null;
  loadingLabel: string;
  /** Empty while nothing is chosen. */
  value: string;
  placeholder?: string;
  fault?: string | undefined;
  notice: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  /** Where something to choose is made, offered when there is nothing. */
  elsewhere: { href: string; label: string };
  isPending: boolean;
  onChoose: (value: string) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** Asks for one thing out of a list that takes a moment to come, and may be empty. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, description, label, options, loadingLabel, value, placeholder, fault, notice } = props;
  const { submitLabel, cancelLabel, elsewhere, isPending, onChoose, onSubmit, onClose } = props;
  const hasNone = options?.length === 0;
  return (
    <Dialog {...{ title, description }} closeLabel={cancelLabel} isOpen onOpenChange={onClose}>
      <div className="grid gap-4">
        {options === null ? (
          <div role="status" aria-label={loadingLabel}>
            <Skeleton className="h-10 w-full" />
          </div>
        ) : hasNone ? null : (
          <SelectField
            autoFocus
            {...{ label, value, options }}
            {...(placeholder !== undefined && { placeholder })}
            error={fault}
            onValueChange={onChoose}
          />
        )}
        {notice}
      </div>
      <DialogActions>
        {hasNone ? (
          <ButtonLink href={elsewhere.href}>{elsewhere.label}</ButtonLink>
        ) : (
          <Button isPending={isPending || options === null} onClick={onSubmit}>
            {submitLabel}
          </Button>
        )}
        <Button variant="edge" onClick={onClose}>
          {cancelLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
