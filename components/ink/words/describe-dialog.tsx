'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/fields/text-area';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { longestDescription } from '@/lib/ink/ink-words';

type DescribeDialogProps = {
  /** What is said so far. */
  text: string;
  onDescribe: (text: string) => void;
  onClose: () => void;
};

/** Says in words what a drawing shows. Screen readers read it, and exports have it. */
export function DescribeDialog({ text, onDescribe, onClose }: DescribeDialogProps) {
  const t = useTranslations('ink.describe');
  return (
    <FormDialog
      title={t('title')}
      description={t('why')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      faults={null}
      notice={null}
      isPending={false}
      onClose={onClose}
      onSubmit={(typed) => {
        onDescribe(typed('words'));
        onClose();
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
