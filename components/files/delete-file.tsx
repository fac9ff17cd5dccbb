'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { cutName } from '@/lib/files/cut-name';
import type { RoomFile } from '@/lib/files/schema';

export type DeleteFileProps = {
  /** The file that is to go; null while there is none. */
  file: RoomFile | null;
  isPending: boolean;
  failure: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a file goes: its bytes are deleted at once, so nothing could undo it. */
export function DeleteFile({ file, isPending, failure, onConfirm, onClose }: DeleteFileProps) {
  const t = useTranslations('files.deleting');
  const error = useUserError(failure);
  return (
    <ConfirmDialog
      title={t('title', { name: cutName(file?.name ?? '', 30) })}
      description={t('line')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isOpen={file !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      problem={error ? <FailureNotice error={error} /> : undefined}
      {...{ isPending, onConfirm }}
    />
  );
}
