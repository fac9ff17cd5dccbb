'use client';

import { useTranslations } from 'next-intl';
import { PresetDetails } from '@/components/rooms/settings/preset-details';
import { whenWords } from '@/components/rooms/when-words';
import { Button } from '@/components/ui/buttons/button';
import { DeniedField } from '@/components/ui/fields/denied-field';
import { useNow } from '@/lib/core/client/use-now';
import { nextStart } from '@/lib/rooms/settings/plan';
import type { Room } from '@/lib/rooms/schema';

type SettingsToReadProps = {
  room: Pick<Room, 'name' | 'preset' | 'plan' | 'strictEntry'>;
  /** Why the reader may not change them. */
  reason: string;
};

/**
 * Name, kind, way in and next meeting of a room, for a person who may not change them: all of it readable, with the
 * reason.
 */
export function SettingsToRead({ room, reason }: SettingsToReadProps) {
  const { name, preset, plan, strictEntry } = room;
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  const now = useNow();
  const entry = strictEntry ? 'strict' : 'usual';
  const start = plan ? nextStart(plan, now) : null;
  return (
    <div className="grid gap-6">
      <DeniedField label={t('create.name')} value={name} reason={reason} />
      <div>
        <DeniedField
          label={t('create.preset')}
          value={access(`${preset}.name`)}
          hint={t(`presets.${preset}`)}
          reason={reason}
        />
        <PresetDetails preset={preset} />
      </div>
      <DeniedField
        label={t('settings.entry.label')}
        value={t(`settings.entry.${entry}`)}
        hint={t(`settings.entry.${entry}Means`)}
        reason={reason}
      />
      <DeniedField
        label={t('settings.plan.label')}
        value={
          plan && start !== null
            ? t(`settings.plan.when.${plan.kind}`, whenWords(start, now, plan.minutes))
            : t('settings.plan.kinds.none')
        }
        reason={reason}
      />
      <Button className="justify-self-start max-tablet:w-full" deniedReason={reason}>
        {t('settings.save')}
      </Button>
    </div>
  );
}
