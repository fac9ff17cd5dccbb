'use client';

import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import {
  DialogActions,
  dialogBody,
  dialogSurface,
  dialogTitle,
  scrimStyle,
} from '@/components/ui/overlays/dialog';
import { useOwnEscape } from '@/components/ui/focus/use-own-escape';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';

type ConfirmDialogProps = {
  /** The action, not a question: "End for everyone". */
  title: string;
  /** What happens, to which people, and what stays. */
  description: ReactNode;
  /** The verb: "End for 14 people". */
  confirmLabel: string;
  cancelLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isPending?: boolean;
  /** What went wrong, as a notice; the dialog stays open. */
  problem?: ReactNode;
  /** What else may be said about it. */
  children?: ReactNode;
};

/** Only for what cannot be undone. Focus starts on Cancel; it closes when its owner says so, not on the press. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  isOpen,
  onOpenChange,
  onConfirm,
  isPending = false,
  problem,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const ownEscape = useOwnEscape(() => onOpenChange(false));
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimStyle} />
        <AlertDialog.Content {...returnFocus} {...ownEscape} className={dialogSurface}>
          <AlertDialog.Title className={dialogTitle}>{title}</AlertDialog.Title>
          <div className={dialogBody}>
            <AlertDialog.Description className="text-14 text-ink-2">{description}</AlertDialog.Description>
            {children === undefined ? null : <div className="mt-4">{children}</div>}
            {problem === undefined ? null : <div className="mt-4">{problem}</div>}
            <DialogActions>
              {/* A name in it may be wider than the dialog; the title says it in full. */}
              <Button variant="poppy" className="min-w-0 shrink!" isPending={isPending} onClick={onConfirm}>
                <span className="truncate">{confirmLabel}</span>
              </Button>
              <AlertDialog.Cancel asChild>
                <Button variant="edge">{cancelLabel}</Button>
              </AlertDialog.Cancel>
            </DialogActions>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
