'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type RenameSheetDialogProps = {
  name: string;
  rename: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Another name for a sheet. It stays open, with what was typed, until the name is saved. */
export function RenameSheetDialog({ name, rename, onClose }: RenameSheetDialogProps) {
  const t = useTranslations('worksheet.sheets');
  const { state, start, reset } = useAction(async (typed: string) => {
    await rename(typed);
    onClose();
  });
  const error = useUserError(state.failure);
  return (
    <FormDialog
      title={t('renameTitle')}
      submitLabel={t('renameSubmit')}
      cancelLabel={t('cancel')}
      faults={error}
      notice={<FailureNotice error={error} />}
      isPending={state.isPending}
      onChange={reset}
      onClose={onClose}
      onSubmit={(typed) => start(typed('name'))}
    >
      <TextField name="name" autoComplete="off" required label={t('name')} defaultValue={name} />
    </FormDialog>
  );
}
