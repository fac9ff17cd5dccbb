'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import { baseOf, type PersonProfileId } from '@/lib/access/profiles';

type AddPersonDialogProps = {
  /** What someone becomes here when nothing else is said. */
  profiles: readonly PersonProfileId[];
  defaultProfile: PersonProfileId;
  /** What is wrong with the address, in words. */
  faults: { email: string } | null;
  draft: FormDraft;
  notice: ReactNode;
  isPending: boolean;
  onAdd: (typed: { email: string; profile: PersonProfileId }) => void;
  onClose: () => void;
};

/** Someone who has an account, by its e-mail address, and what they will be in the room. */
export function AddPersonDialog(props: AddPersonDialogProps) {
  const { profiles, defaultProfile, faults, draft, notice, isPending, onAdd, onClose } = props;
  const t = useTranslations('rooms.add');
  const access = useProfileName();
  const [profile, setProfile] = useState(() => draftedChoice(draft, 'profile', profiles, defaultProfile));

  return (
    <FormDialog
      {...{ draft, faults, notice, isPending, onClose }}
      title={t('title')}
      description={t('line')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      onSubmit={(typed) => onAdd({ email: typed('email'), profile })}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        required
        label={t('email')}
        error={faults?.email}
      />
      <SelectField
        name="profile"
        label={t('profile')}
        value={profile}
        onValueChange={setProfile}
        options={profiles.map((value) => ({
          value,
          label: access(value),
          description: t(`profiles.${baseOf(value)}`),
        }))}
      />
    </FormDialog>
  );
}
