'use client';

import { useTranslations } from 'next-intl';
import { PresetDetails } from '@/components/rooms/settings/preset-details';
import { SelectField } from '@/components/ui/fields/select-field';
import { presetIds, type PresetId } from '@/lib/access/presets';

type PresetFieldProps = {
  preset: PresetId;
  /** Takes the place of what the preset is for. */
  hint?: string | undefined;
  onChoose: (preset: PresetId) => void;
};

/** What a room is for: each preset with its line, and what the chosen one says in detail. */
export function PresetField({ preset, hint, onChoose }: PresetFieldProps) {
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  return (
    <div>
      <SelectField
        name="preset"
        label={t('create.preset')}
        hint={hint ?? t(`presets.${preset}`)}
        value={preset}
        onValueChange={onChoose}
        options={presetIds.map((value) => ({
          value,
          label: access(`${value}.name`),
          description: t(`presets.${value}`),
        }))}
      />
      <PresetDetails preset={preset} />
    </div>
  );
}
