'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import type { PersonProfileId } from '@/lib/access/profiles';
import { profileNameSchema } from '@/lib/organization/schema';

export type NamedProfile = { name: string; from: PersonProfileId };

type ProfileNameDialogProps = {
  title: string;
  from: PersonProfileId;
  draft: FormDraft;
  /** What it can be made from; null where it is there and only gets another name. */
  profiles: readonly PersonProfileId[] | null;
  initialName: string;
  nameOf: (id: PersonProfileId) => string;
  onNamed: (named: NamedProfile) => void;
  onClose: () => void;
};

/** Names a profile of the organisation's own, and says what a new one is made from. */
export function ProfileNameDialog(props: ProfileNameDialogProps) {
  const { title, draft, profiles, initialName, nameOf, onNamed, onClose } = props;
  const t = useTranslations('permissions.profiles');
  const [from, setFrom] = useState(() => draftedChoice(draft, 'from', profiles ?? [], props.from));
  const [faults, setFaults] = useState<{ name: string } | null>(null);
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...(profiles !== null && { description: t('newLead') })}
    >
      <Form
        {...{ draft, faults }}
        onSubmit={(typed) => {
          const name = profileNameSchema.safeParse(typed('name'));
          if (name.success) onNamed({ name: name.data, from });
          else setFaults({ name: t('nameFault') });
        }}
      >
        <TextField
          label={t('name')}
          name="name"
          hint={t('nameHint')}
          error={faults?.name}
          defaultValue={initialName}
        />
        {profiles === null ? null : (
          <SelectField
            name="from"
            className="mt-4"
            label={t('from')}
            value={from}
            onValueChange={setFrom}
            options={profiles.map((value) => ({ value, label: nameOf(value) }))}
          />
        )}
        <DialogActions>
          <SubmitButton isPending={false}>{t(profiles === null ? 'save' : 'create')}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
