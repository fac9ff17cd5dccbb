'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  RoomSettingsForm,
  type SettingsFaults,
  type TypedSettings,
} from '@/components/rooms/settings/room-settings-form';
import { ActionNotice } from '@/components/shell/action-notice';
import { Notice } from '@/components/ui/notice';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { changedSettings, settingsOf, type RoomSettings } from '@/lib/rooms/settings/changed-settings';
import { findRoomNameFault } from '@/lib/rooms/check-room';
import { updateRoom } from '@/lib/rooms/contract';
import type { Room } from '@/lib/rooms/schema';

/** Changes name, kind and way in. */
export function EditRoom({ roomId, room }: { roomId: string; room: Room }) {
  const t = useTranslations('rooms.settings');
  const draft = useDraft(`room.${roomId}.settings`);
  const [faults, setFaults] = useState<SettingsFaults | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  // What the form began with, and after that what was last saved by it.
  const [first, setFirst] = useState(() => settingsOf(room));
  const { state, start } = useAction<RoomSettings>(async (typed, onChecking) => {
    const changed = changedSettings(typed, first, settingsOf(room));
    await callServer(updateRoom, { roomId, ...changed }, { onChecking });
    setFirst(typed);
    draft.discard();
    setIsSaved(true);
  });
  const error = useUserError(state.failure);

  const handleSave = (typed: TypedSettings) => {
    setIsSaved(false);
    const name = findRoomNameFault(typed.name);
    setFaults(name && { name });
    if (name !== null) return;
    const { preset, strictEntry, hostless, lobby, slowMode } = typed;
    start({ name: typed.name, preset, strictEntry, hostless, lobby, slowMode });
  };

  return (
    <RoomSettingsForm
      room={room}
      draft={draft}
      faults={faults}
      isPending={state.isPending}
      notice={
        isSaved ? (
          <Notice tone="moss">{t('saved')}</Notice>
        ) : (
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        )
      }
      onSave={handleSave}
    />
  );
}
