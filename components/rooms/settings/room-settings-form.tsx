'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import {
  entries,
  EntryField,
  HostlessField,
  LobbyField,
  SlowModeField,
  type Choice,
} from '@/components/rooms/settings/choice-fields';
import { PresetField } from '@/components/rooms/settings/preset-field';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import { presetIds, type PresetId } from '@/lib/access/presets';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import { displayNameLength } from '@/lib/core/is-display-name';
import { settingsOf, type RoomSettings } from '@/lib/rooms/settings/changed-settings';
import { lobbyPolicies, lobbyPolicyOf, type LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import type { RoomNameFault } from '@/lib/rooms/check-room';
import { hostlessChoices, type HostlessChoice } from '@/lib/rooms/session/hostless';
import { slowModeChoice, slowModeChoices, toSlowMode, type SlowMode } from '@/lib/rooms/settings/slow-mode';
import type { Room } from '@/lib/rooms/schema';
import { changedFields, settingsFields } from '@/lib/rooms/settings/settings-fields';

export type SettingsFaults = { name: RoomNameFault };

export type TypedSettings = {
  name: string;
  preset: PresetId;
  strictEntry: boolean;
  hostless: HostlessChoice;
  lobby: LobbyPolicy;
  slowMode: SlowMode;
};

type RoomSettingsFormProps = {
  room: Pick<Room, 'name' | 'preset' | 'strictEntry' | 'hostless' | 'lobby' | 'slowMode'>;
  draft: FormDraft;
  faults: SettingsFaults | null;
  notice: ReactNode;
  isPending: boolean;
  onSave: (typed: TypedSettings) => void;
};

/** Name, kind and ways in of a room. What is typed stays when the room changes meanwhile. */
export function RoomSettingsForm({ room, draft, faults, notice, isPending, onSave }: RoomSettingsFormProps) {
  const t = useTranslations('rooms');
  const { preset, lobby, entry, hostless, slowMode } = useChoices(draft, room);
  const changes = useDraftOfChanges(draft, settingsOf(room));
  return (
    <Form
      faults={faults}
      draft={changes}
      onSubmit={(typed) =>
        onSave({
          name: typed('name'),
          preset: preset.value,
          lobby: lobby.value,
          strictEntry: entry.value === 'strict',
          hostless: hostless.value,
          slowMode: toSlowMode(slowMode.value),
        })
      }
    >
      <div className="grid gap-6">
        <TextField
          name="name"
          autoComplete="off"
          required
          label={t('create.name')}
          defaultValue={room.name}
          error={faults ? t(`create.faults.${faults.name}`, { limit: displayNameLength }) : undefined}
        />
        <PresetField
          preset={preset.value}
          hint={preset.value === room.preset ? undefined : t('settings.presetChange')}
          onChoose={preset.choose}
        />
        <LobbyField {...lobby} />
        <EntryField {...entry} />
        <HostlessField {...hostless} />
        <SlowModeField {...slowMode} />
        {notice}
        <SubmitButton isPending={isPending} className="justify-self-start max-tablet:w-full">
          {t('settings.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What is chosen in each field: by the person, or as the room has it. */
function useChoices(draft: FormDraft, room: RoomSettingsFormProps['room']) {
  const preset = useChoice(draft, 'preset', presetIds, room.preset);
  // Another kind of room brings its own lobby, until one is chosen.
  const ownLobby = lobbyPolicyOf(preset.value === room.preset ? room : { preset: preset.value });
  return {
    preset,
    lobby: useChoice(draft, 'lobby', lobbyPolicies, ownLobby),
    entry: useChoice(draft, 'entry', entries, room.strictEntry ? 'strict' : 'usual'),
    hostless: useChoice(draft, 'hostless', hostlessChoices, room.hostless ?? 'none'),
    slowMode: useChoice(draft, 'slowMode', slowModeChoices, slowModeChoice(room.slowMode)),
  };
}

/** One choice of the form. Until the person chooses, it follows the room. */
function useChoice<Value extends string>(
  draft: FormDraft,
  field: string,
  choices: readonly Value[],
  ofRoom: Value,
): Choice<Value> {
  const [chosen, choose] = useState(() => draftedChoice<Value | ''>(draft, field, choices, ''));
  return { value: chosen === '' ? ofRoom : chosen, choose };
}

/**
 * Keeps only what the person has changed: what they left alone is found as the room has it by then, which may be what
 * somebody else has made of it.
 */
function useDraftOfChanges(
  draft: FormDraft,
  { name, preset, strictEntry, hostless, lobby, slowMode }: RoomSettings,
): FormDraft {
  return useMemo(() => {
    const shown = settingsFields({ name, preset, strictEntry, hostless, lobby, slowMode });
    return { ...draft, keep: (typed) => draft.keep(changedFields(typed, shown)) };
  }, [draft, name, preset, strictEntry, hostless, lobby, slowMode]);
}
