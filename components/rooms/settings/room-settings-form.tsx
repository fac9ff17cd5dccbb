'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { PresetField } from '@/components/rooms/settings/preset-field';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { presetIds, type PresetId } from '@/lib/access/presets';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import { displayNameLength } from '@/lib/core/is-display-name';
import { settingsOf, type RoomSettings } from '@/lib/rooms/settings/changed-settings';
import { lobbyPolicies, lobbyPolicyOf, type LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import type { RoomNameFault } from '@/lib/rooms/check-room';
import { hostlessChoices, hostlessRule, type HostlessChoice } from '@/lib/rooms/session/hostless';
import {
  slowModeChoice,
  slowModeChoices,
  toSlowMode,
  type SlowMode,
  type SlowModeChoice,
} from '@/lib/rooms/settings/slow-mode';
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

/** How people come into a call. */
const entries = ['usual', 'strict'] as const;
type Entry = (typeof entries)[number];

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
  const [chosen, setChosen] = useState(() => draftedChoice<PresetId | ''>(draft, 'preset', presetIds, ''));
  const preset = chosen === '' ? room.preset : chosen;
  const [chosenEntry, setEntry] = useState(() => draftedChoice<Entry | ''>(draft, 'entry', entries, ''));
  const entry = chosenEntry === '' ? (room.strictEntry ? 'strict' : 'usual') : chosenEntry;
  const [chosenHostless, setHostless] = useState(() =>
    draftedChoice<HostlessChoice | ''>(draft, 'hostless', hostlessChoices, ''),
  );
  const hostless = chosenHostless === '' ? (room.hostless ?? 'none') : chosenHostless;
  const [chosenSlowMode, setSlowMode] = useState(() =>
    draftedChoice<SlowModeChoice | ''>(draft, 'slowMode', slowModeChoices, ''),
  );
  const slowMode = chosenSlowMode === '' ? slowModeChoice(room.slowMode) : chosenSlowMode;
  const [chosenLobby, setChosenLobby] = useState(() =>
    draftedChoice<LobbyPolicy | ''>(draft, 'lobby', lobbyPolicies, ''),
  );
  // Another kind of room brings its own lobby, until one is chosen.
  const ownLobby = lobbyPolicyOf(preset === room.preset ? room : { preset });
  const lobby = chosenLobby === '' ? ownLobby : chosenLobby;
  const changes = useDraftOfChanges(draft, settingsOf(room));

  return (
    <Form
      faults={faults}
      draft={changes}
      onSubmit={(typed) =>
        onSave({
          name: typed('name'),
          preset,
          lobby,
          strictEntry: entry === 'strict',
          hostless,
          slowMode: toSlowMode(slowMode),
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
          preset={preset}
          hint={preset === room.preset ? undefined : t('settings.presetChange')}
          onChoose={setChosen}
        />
        <SelectField
          name="lobby"
          label={t('lobby.label')}
          hint={t('lobby.hint')}
          value={lobby}
          onValueChange={setChosenLobby}
          options={lobbyPolicies.map((value) => ({
            value,
            label: t(`lobby.policies.${value}`),
            description: t(`lobby.what.${value}`),
          }))}
        />
        <SelectField
          name="entry"
          label={t('settings.entry.label')}
          hint={t(`settings.entry.${entry}Means`)}
          value={entry}
          onValueChange={setEntry}
          options={entries.map((value) => ({ value, label: t(`settings.entry.${value}`) }))}
        />
        <SelectField
          name="hostless"
          label={t('settings.hostless.label')}
          hint={t(hostless === 'none' ? 'settings.hostless.noneMeans' : 'settings.hostless.means')}
          value={hostless}
          onValueChange={setHostless}
          options={hostlessChoices.map((value) => {
            const rule = hostlessRule(value);
            const label = rule
              ? t(`settings.hostless.${rule.then}`, { minutes: rule.minutes })
              : t('settings.hostless.none');
            return { value, label };
          })}
        />
        <SelectField
          name="slowMode"
          label={t('settings.slowMode.label')}
          hint={t(slowMode === '0' ? 'settings.slowMode.off' : 'settings.slowMode.means')}
          value={slowMode}
          onValueChange={setSlowMode}
          options={slowModeChoices.map((value) => ({
            value,
            label: t('settings.slowMode.choice', { seconds: Number(value) }),
          }))}
        />
        {notice}
        <SubmitButton isPending={isPending} className="justify-self-start max-tablet:w-full">
          {t('settings.save')}
        </SubmitButton>
      </div>
    </Form>
  );
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
