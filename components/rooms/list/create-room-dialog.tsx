'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PresetField } from '@/components/rooms/settings/preset-field';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { presetIds, type PresetId } from '@/lib/access/presets';
import { displayNameLength } from '@/lib/core/display-name';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import type { RoomNameFault } from '@/lib/rooms/check-room';

type CreateRoomDialogProps = {
  /** The row that was pressed; it can still be changed here. */
  preset: PresetId;
  /** A person's first room: it has a name already, and leads straight into its call. */
  firstName: string | null;
  faults: { name: RoomNameFault } | null;
  draft: FormDraft;
  /** What went wrong, or what is being checked. */
  notice: ReactNode;
  isPending: boolean;
  onCreate: (typed: { name: string; preset: PresetId }) => void;
  onClose: () => void;
};

/** Name and kind of a new room. */
export function CreateRoomDialog(props: CreateRoomDialogProps) {
  const { firstName, faults, draft, notice, isPending, onCreate, onClose } = props;
  const t = useTranslations('rooms');
  const [preset, setPreset] = useState(() => draftedChoice(draft, 'preset', presetIds, props.preset));

  return (
    <FormDialog
      {...{ draft, faults, notice, isPending, onClose }}
      title={t('create.title')}
      submitLabel={t(firstName === null ? 'create.submit' : 'create.submitAndJoin')}
      cancelLabel={t('create.cancel')}
      onSubmit={(typed) => onCreate({ name: typed('name'), preset })}
    >
      <TextField
        name="name"
        autoComplete="off"
        required
        defaultValue={draft.read()['name'] ?? firstName ?? ''}
        label={t('create.name')}
        hint={t('create.nameHint')}
        error={faults ? t(`create.faults.${faults.name}`, { limit: displayNameLength }) : undefined}
      />
      <PresetField preset={preset} onChoose={setPreset} />
    </FormDialog>
  );
}
