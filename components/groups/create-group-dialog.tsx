import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';

type CreateGroupDialogProps = {
  draft: FormDraft;
  faults: { name: string } | null;
  notice: ReactNode;
  isPending: boolean;
  onCreate: (name: string) => void;
  onClose: () => void;
};

/** The name of a new group. */
export function CreateGroupDialog(props: CreateGroupDialogProps) {
  const { draft, faults, notice, isPending, onCreate, onClose } = props;
  const t = useTranslations('groups.create');
  return (
    <FormDialog
      {...{ draft, faults, notice, isPending, onClose }}
      title={t('title')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      onSubmit={(typed) => onCreate(typed('name'))}
    >
      <TextField
        name="name"
        autoComplete="off"
        required
        label={t('name')}
        hint={t('nameHint')}
        error={faults?.name}
      />
    </FormDialog>
  );
}
