'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PresetDetails } from '@/components/rooms/preset-details';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Form, SubmitButton } from '@/components/ui/form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { presetIds, type PresetId } from '@/lib/access/presets';
import { displayNameLength } from '@/lib/core/display-name';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import type { RoomNameFault } from '@/lib/rooms/check-room';

type CreateRoomDialogProps = {
  /** The row that was pressed; it can still be changed here. */
  preset: PresetId;
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
  const { faults, draft, notice, isPending, onCreate, onClose } = props;
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  const [preset, setPreset] = useState(() => draftedChoice(draft, 'preset', presetIds, props.preset));

  return (
    <Dialog title={t('create.title')} closeLabel={t('create.cancel')} isOpen onOpenChange={onClose}>
      <Form faults={faults} draft={draft} onSubmit={(typed) => onCreate({ name: typed('name'), preset })}>
        <div className="grid gap-4">
          <TextField
            name="name"
            autoComplete="off"
            required
            label={t('create.name')}
            hint={t('create.nameHint')}
            error={faults ? t(`create.faults.${faults.name}`, { limit: displayNameLength }) : undefined}
          />
          <div>
            <SelectField
              name="preset"
              label={t('create.preset')}
              hint={t(`presets.${preset}`)}
              value={preset}
              onValueChange={setPreset}
              options={presetIds.map((value) => ({
                value,
                label: access(`${value}.name`),
                description: t(`presets.${value}`),
              }))}
            />
            <PresetDetails preset={preset} />
          </div>
          {notice}
        </div>
        <DialogActions>
          <SubmitButton isPending={isPending}>{t('create.submit')}</SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('create.cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
