import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { TextField } from '@/components/ui/text-field';
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
    <Dialog title={t('title')} closeLabel={t('cancel')} isOpen onOpenChange={onClose}>
      <Form faults={faults} draft={draft} onSubmit={(typed) => onCreate(typed('name'))}>
        <div className="grid gap-4">
          <TextField
            name="name"
            autoComplete="off"
            required
            label={t('name')}
            hint={t('nameHint')}
            error={faults?.name}
          />
          {notice}
        </div>
        <DialogActions>
          <SubmitButton isPending={isPending}>{t('submit')}</SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
