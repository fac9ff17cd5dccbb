'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { Skeleton } from '@/components/ui/skeleton';

type ChoiceDialogProps = {
  words: {
    title: string;
    /** What choosing does; or what is missing, when there is nothing to choose. */
    description: string;
    submit: string;
    cancel: string;
  };
  choice: Choice;
  notice: ReactNode;
  /** Where something to choose is made, offered when there is nothing. */
  elsewhere: { href: string; label: string };
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

type Choice = {
  label: string;
  /** Null until they are there. */
  options: readonly { value: string; label: string; description?: string }[] | null;
  loadingLabel: string;
  /** Empty while nothing is chosen. */
  value: string;
  placeholder?: string;
  fault?: string | undefined;
  onChoose: (value: string) => void;
};

/** Asks for one thing out of a list that takes a moment to come, and may be empty. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { words, choice, notice, elsewhere, isPending, onSubmit, onClose } = props;
  const { title, description } = words;
  const hasNone = choice.options?.length === 0;
  return (
    <Dialog {...{ title, description }} closeLabel={words.cancel} isOpen onOpenChange={onClose}>
      <div className="grid gap-4">
        {hasNone ? null : <ChoiceField {...choice} />}
        {notice}
      </div>
      <DialogActions>
        {hasNone ? (
          <ButtonLink href={elsewhere.href}>{elsewhere.label}</ButtonLink>
        ) : (
          <Button isPending={isPending || choice.options === null} onClick={onSubmit}>
            {words.submit}
          </Button>
        )}
        <Button variant="edge" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ChoiceField({ label, options, loadingLabel, value, placeholder, fault, onChoose }: Choice) {
  if (options === null) {
    return (
      <div role="status" aria-label={loadingLabel}>
        <Skeleton className="h-10 w-full" />
      </div>
    );
  }
  return (
    <SelectField
      autoFocus
      {...{ label, value, options }}
      {...(placeholder !== undefined && { placeholder })}
      error={fault}
      onValueChange={onChoose}
    />
  );
}
