'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { longestPartLabel } from '@/lib/worksheet/handed/line-part';

type LabelDialogProps = { label: string; onLabel: (label: string) => void; onClose: () => void };

/** Asks what learners write into a line. */
export function LabelDialog({ label, onLabel, onClose }: LabelDialogProps) {
  const t = useTranslations('worksheet.handed');
  return (
    <FormDialog
      title={t('labelTitle')}
      submitLabel={t('labelSubmit')}
      cancelLabel={t('cancel')}
      faults={null}
      notice={null}
      isPending={false}
      onClose={onClose}
      onSubmit={(typed) => {
        onLabel(typed('label').trim());
        onClose();
      }}
    >
      <TextField
        name="label"
        autoComplete="off"
        required
        label={t('label')}
        hint={t('labelHint')}
        maxLength={longestPartLabel}
        defaultValue={label}
      />
    </FormDialog>
  );
}
