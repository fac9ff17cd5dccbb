'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { RoomChoice } from '@/components/services/room-choice';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import type { FoundRoom } from '@/lib/services/client/use-found-rooms';
import {
  foundRoomSchema,
  lifetimeChoices,
  serviceKinds,
  type Lifetime,
  type ServiceKind,
} from '@/lib/services/schema';

export type MintWish = { room: FoundRoom; kind: ServiceKind; label: string; lifetime: Lifetime };
export type MintFaults = { room?: true; label?: true };

type MintDialogProps = {
  draft: FormDraft;
  faults: MintFaults | null;
  notice: ReactNode;
  isPending: boolean;
  /** What was said about the last attempt is not about what stands in the form any more. */
  onChange: () => void;
  onMint: (wish: Omit<MintWish, 'room'> & { room: FoundRoom | null }) => void;
  onClose: () => void;
};

/** The room that was chosen before, as the form has kept it; null where none was. */
function draftedRoom(draft: FormDraft): FoundRoom | null {
  try {
    const kept = foundRoomSchema.safeParse(JSON.parse(draft.read()['room'] ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** What is let in where, for how long, and what it may do there in words. */
export function MintDialog({ draft, faults, notice, isPending, onChange, onMint, onClose }: MintDialogProps) {
  const t = useTranslations('admin.services.mint');
  const names = useTranslations('access.services.kinds');
  const [room, setRoom] = useState(() => draftedRoom(draft));
  const [kind, setKind] = useState(() => draftedChoice(draft, 'kind', serviceKinds, 'recorder'));
  const [lifetime, setLifetime] = useState(() => draftedChoice(draft, 'lifetime', lifetimeChoices, 'day'));
  const handleChoose = (chosen: FoundRoom | null) => {
    setRoom(chosen);
    draft.keep({ ...draft.read(), room: JSON.stringify(chosen) });
    onChange();
  };
  return (
    <FormDialog
      title={t('title')}
      description={t('line')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      onSubmit={(typed) => onMint({ room, kind, lifetime, label: typed('label') })}
      {...{ faults, draft, notice, isPending, onChange, onClose }}
    >
      <RoomChoice room={room} onChoose={handleChoose} isMissing={faults?.room === true} />
      <input type="hidden" name="room" value={JSON.stringify(room)} />
      <SelectField
        name="kind"
        label={t('kind')}
        hint={t(`may.${kind}`)}
        value={kind}
        onValueChange={setKind}
        options={serviceKinds.map((value) => ({ value, label: names(value) }))}
      />
      <TextField
        name="label"
        label={t('label')}
        autoComplete="off"
        maxLength={60}
        hint={t('labelHint', { kind: names(kind) })}
        error={faults?.label ? t('labelInvalid') : undefined}
      />
      <SelectField
        name="lifetime"
        label={t('lifetime')}
        hint={t('lifetimeHint')}
        value={lifetime}
        onValueChange={setLifetime}
        options={lifetimeChoices.map((value) => ({ value, label: t(`lifetimes.${value}`) }))}
      />
    </FormDialog>
  );
}
