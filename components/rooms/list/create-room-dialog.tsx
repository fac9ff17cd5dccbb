'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PlanLine } from '@/components/calendar/plan-line';
import { PresetField } from '@/components/rooms/settings/preset-field';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { presetIds, type PresetId } from '@/lib/access/presets';
import { displayNameLength } from '@/lib/core/is-display-name';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import { draftedPlan, firstPlan } from '@/lib/calendar/first-plan';
import { deviceZone } from '@/lib/core/dates';
import type { PlanFault, TypedPlan } from '@/lib/rooms/settings/read-plan';
import type { RoomNameFault } from '@/lib/rooms/check-room';

type CreateRoomDialogProps = {
  /** The row that was pressed; it can still be changed here. */
  preset: PresetId;
  /** A person's first room: it has a name already, and without a plan it leads straight into its call. */
  firstName: string | null;
  faults: { name?: RoomNameFault; plan?: PlanFault } | null;
  draft: FormDraft;
  /** What went wrong, or what is being checked. */
  notice: ReactNode;
  isPending: boolean;
  onCreate: (typed: { name: string; preset: PresetId; plan: TypedPlan }) => void;
  onClose: () => void;
};

/** Name, kind and plan of a new room. */
export function CreateRoomDialog(props: CreateRoomDialogProps) {
  const { firstName, faults, draft, notice, isPending, onCreate, onClose } = props;
  const t = useTranslations('rooms');
  const [usual] = useState(() => firstPlan('none', Date.now(), deviceZone()));
  const [plan, setPlan] = useState(() => draftedPlan(draft, usual));
  const [preset, setPreset] = useState(() => draftedChoice(draft, 'preset', presetIds, props.preset));

  return (
    <FormDialog
      {...{ draft, faults, notice, isPending, onClose }}
      title={t('create.title')}
      submitLabel={t(firstName !== null && plan.kind === 'none' ? 'create.submitAndJoin' : 'create.submit')}
      cancelLabel={t('create.cancel')}
      onSubmit={(typed) => onCreate({ name: typed('name'), preset, plan })}
    >
      <TextField
        name="name"
        autoComplete="off"
        required
        defaultValue={draft.read()['name'] ?? firstName ?? ''}
        label={t('create.name')}
        hint={t('create.nameHint')}
        error={faults?.name ? t(`create.faults.${faults.name}`, { limit: displayNameLength }) : undefined}
      />
      <PresetField preset={preset} onChoose={setPreset} />
      <PlanLine plan={plan} onChange={setPlan} usual={usual} fault={faults?.plan} />
    </FormDialog>
  );
}
