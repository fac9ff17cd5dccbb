'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import type { PersonProfileId } from '@/lib/access/profiles';

type RetireDialogProps = {
  name: string;
  /** What people can be instead; the first is offered. */
  successors: readonly [PersonProfileId, ...PersonProfileId[]];
  nameOf: (id: PersonProfileId) => string;
  onRetire: (to: PersonProfileId) => void;
  onClose: () => void;
};

/** Asks for a profile's successor before the profile is retired. */
export function RetireDialog({ name, successors, nameOf, onRetire, onClose }: RetireDialogProps) {
  const t = useTranslations('permissions.profiles');
  const [to, setTo] = useState(successors[0]);
  return (
    <FormDialog
      title={t('retireTitle', { name })}
      description={t('retireLead')}
      faults={null}
      submitLabel={t('retire')}
      cancelLabel={t('cancel')}
      notice={null}
      isPending={false}
      onClose={onClose}
      onSubmit={() => onRetire(to)}
    >
      <SelectField
        label={t('moveTo')}
        hint={t('moveHint')}
        value={to}
        onValueChange={setTo}
        options={successors.map((value) => ({ value, label: nameOf(value) }))}
      />
    </FormDialog>
  );
}
