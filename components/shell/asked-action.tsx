'use client';

import { FailureNotice } from '@/components/shell/failure-notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type AskedActionProps = {
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Resolves when it is done; see `useAction`. */
  act: (onChecking: () => void) => Promise<void>;
};

/** A question, and what the server does after a yes. It stays open while that runs, and says what went wrong. */
export function AskedAction({ onOpenChange, act, ...question }: AskedActionProps) {
  const { state, start, reset } = useAction<null>(async (_, onChecking) => {
    await act(onChecking);
    onOpenChange(false);
  });
  const error = useUserError(state.failure);
  return (
    <ConfirmDialog
      {...question}
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
        reset();
      }}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={error ? <FailureNotice error={error} /> : undefined}
    />
  );
}
