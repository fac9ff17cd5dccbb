'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CreateRoomDialog } from '@/components/rooms/list/create-room-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { PresetId } from '@/lib/access/presets';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import type { CallableInput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { findRoomNameFault, type RoomNameFault } from '@/lib/rooms/check-room';
import { readPlan, type PlanFault, type TypedPlan } from '@/lib/rooms/settings/read-plan';
import { createRoom } from '@/lib/rooms/contract';

type CreateRoomProps = {
  preset: PresetId;
  /** What a person's first room is called unless they say otherwise; null for every other room. */
  firstName: string | null;
  draft: FormDraft;
  onClose: () => void;
};

/** The dialog that makes a room and goes there. What was typed stays when it fails. */
export function CreateRoom({ preset, firstName, draft, onClose }: CreateRoomProps) {
  const t = useTranslations('rooms.create');
  const router = useRouter();
  const [faults, setFaults] = useState<{ name?: RoomNameFault; plan?: PlanFault } | null>(null);
  const { state, start } = useAction<CallableInput<typeof createRoom>>(async (input, onChecking) => {
    const { roomId } = await callServer(createRoom, input, { onChecking });
    draft.discard();
    if (firstName === null) router.push(`/rooms/${roomId}`);
    // The way back leads to no open form. Nobody enters the call of a room that meets later.
    else router.replace(input.plan ? `/rooms/${roomId}` : `/rooms/${roomId}/live`);
  });
  const error = useUserError(state.failure);

  const handleCreate = (typed: { name: string; preset: PresetId; plan: TypedPlan }) => {
    const name = findRoomNameFault(typed.name);
    const read = readPlan(typed.plan, Date.now());
    if (name !== null || 'fault' in read) {
      setFaults({ ...(name && { name }), ...('fault' in read && { plan: read.fault }) });
      return;
    }
    setFaults(null);
    start({ name: typed.name, preset: typed.preset, ...(read.plan && { plan: read.plan }) });
  };

  return (
    <CreateRoomDialog
      preset={preset}
      {...{ draft, firstName }}
      faults={faults}
      isPending={state.isPending}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      onCreate={handleCreate}
      onClose={onClose}
    />
  );
}
