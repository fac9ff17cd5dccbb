'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/fields/text-area';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { useDraft } from '@/lib/auth/client/use-draft';
import { longestDescription } from '@/lib/ink/ink-words';

type DescribeDialogProps = {
  /** The surface that it is about. */
  anchor: string;
  /** The document in which it is. */
  docId: string;
  /** What is said so far. */
  text: string;
  onDescribe: (text: string) => void;
  onClose: () => void;
};

/** Says in words what a drawing shows. Screen readers read it, and exports have it. */
export function DescribeDialog({ anchor, docId, text, onDescribe, onClose }: DescribeDialogProps) {
  const t = useTranslations('ink.describe');
  const draft = useDraft(`ink.${docId}.${anchor}.words`);
  const close = () => {
    draft.discard();
    onClose();
  };
  return (
    <FormDialog
      title={t('title')}
      description={t('why')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      draft={draft}
      faults={null}
      notice={null}
      isPending={false}
      onClose={close}
      onSubmit={(typed) => {
        onDescribe(typed('words'));
        close();
      }}
    >
      <TextArea
        name="words"
        label={t('label')}
        hint={t('hint')}
        rows={4}
        maxLength={longestDescription}
        defaultValue={text}
      />
    </FormDialog>
  );
}
