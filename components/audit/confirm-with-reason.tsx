'use client';

import type { ComponentProps } from 'react';
import { ReasonField } from '@/components/audit/reason-field';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { KeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';

type ConfirmWithReasonProps = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'children'> & {
  line: KeptReason;
  readBy: 'hosts' | 'administrators';
  onConfirm: (why: Why) => void;
};

/**
 * Confirms what cannot be undone, with room for one line that says why. Closing it throws the line away; after a
 * failed attempt it stands as it was typed.
 */
export function ConfirmWithReason({
  line,
  readBy,
  onConfirm,
  onOpenChange,
  ...dialog
}: ConfirmWithReasonProps) {
  const { why, clear } = line;
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => (why ? onConfirm(why) : undefined)}
      onOpenChange={(isOpen) => {
        if (!isOpen && dialog.isPending !== true) clear();
        onOpenChange(isOpen);
      }}
    >
      <ReasonField line={line} readBy={readBy} />
    </ConfirmDialog>
  );
}
