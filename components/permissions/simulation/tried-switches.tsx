'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/fields/segmented';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { capabilityFacts, type Capability } from '@/lib/access/capabilities';
import { shieldCapabilities } from '@/lib/access/host-switches';
import type { RoomSetting } from '@/lib/access/layers';
import { liveOf, type Moment } from '@/lib/permissions/moment';

type TriedSwitchesProps = { moment: Moment; onChange: (moment: Moment) => void };

const positions = ['as-is', 'everyone', 'ask', 'off'] as const;

/** What hosts have set for the session: every switch of the shield, and the one for what is wanted. */
export function TriedSwitches({ moment, onChange }: TriedSwitchesProps) {
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  const { capability, locks } = moment;
  const { locked, paused } = liveOf(moment);
  const isWanted = capabilityFacts[capability].reach === 'everyone';
  const switches = new Set<Capability>([...shieldCapabilities, ...(isWanted ? [capability] : [])]);
  const set = (about: Capability, to: RoomSetting | null) => {
    const { [about]: _, ...others } = locks;
    onChange({ ...moment, locks: to === null ? others : { ...others, [about]: to } });
  };
  return (
    <>
      <ul>
        {[...switches].map((about) => (
          <li key={about} className="flex min-h-11 items-center justify-between gap-2">
            <span className="min-w-0 text-14">{t('allMay', { action: actions(about) })}</span>
            <Segmented
              label={t('allMay', { action: actions(about) })}
              value={locks[about] ?? 'as-is'}
              segments={positions.map((value) => ({ value, label: t(`positions.${value}`) }))}
              onChoose={(to) => set(about, to === 'as-is' ? null : to)}
            />
          </li>
        ))}
      </ul>
      <SwitchRow
        label={t('locked')}
        consequence={t('lockedWhat')}
        state={t(locked ? 'on' : 'off')}
        isOn={locked}
        onChange={(to) => onChange({ ...moment, isLocked: to })}
      />
      <SwitchRow
        label={t('paused')}
        consequence={t('pausedWhat')}
        state={t(paused ? 'on' : 'off')}
        isOn={paused}
        onChange={(to) => onChange({ ...moment, isPaused: to })}
      />
    </>
  );
}
