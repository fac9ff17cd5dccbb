'use client';

import { clsx } from 'clsx';
import { Lock, MicOff, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { capabilityIcons } from '@/components/access/capability-icons';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/fields/segmented';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { Shield, ShieldView } from '@/lib/shield/client/use-shield';
import { isKeptMuted, pressKeepMuted } from '@/lib/shield/keep-muted';
import type { ShieldSwitch } from '@/lib/shield/shield-switch';

type ShieldPanelProps = { shield: Shield; onClose: () => void; className?: string };

/** What a host can do for everyone at once. A sheet of paper on the table. */
export function ShieldPanel({ shield, onClose, className }: ShieldPanelProps) {
  const t = useTranslations('shield');
  const error = useUserError(shield.failure);
  const { view } = shield;
  return (
    <Panel
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      bodyClassName="p-4"
      className={className}
      footer={view ? <Pausing {...{ shield, view }} /> : null}
    >
      <FailureNotice error={error} className="mb-4" />
      {view ? <Settings {...{ shield, view }} /> : <p className="text-13 text-ink-2">{t('loading')}</p>}
    </Panel>
  );
}

function Pausing({ shield, view }: SettingsProps) {
  const t = useTranslations('shield');
  const isPaused = view.live.paused;
  return (
    <>
      <Button
        variant={isPaused ? 'ink' : 'edge'}
        icon={isPaused ? <Play /> : <Pause />}
        className={clsx('w-full', !isPaused && 'text-poppy!')}
        isPending={shield.isPausing}
        onClick={() => shield.change({ kind: 'pause', isPaused: !isPaused })}
      >
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
      <p className="mt-2 text-12 text-ink-2 short:mt-1">{t(isPaused ? 'paused' : 'pauseWhat')}</p>
    </>
  );
}

type SettingsProps = { shield: Shield; view: ShieldView };

function Settings({ shield, view }: SettingsProps) {
  const t = useTranslations('shield');
  return (
    <>
      <Microphones {...{ shield, view }} />
      <h3 className="mt-6 mb-1 text-13 font-semibold">{t('mayTitle', { who: view.audience })}</h3>
      <ul>
        {view.switches.map((one) => (
          <CapabilityRow
            key={one.capability}
            one={one}
            onChoose={(to) => shield.change({ kind: 'switch', capability: one.capability, to })}
          />
        ))}
      </ul>
      <RoomSwitches {...{ shield, view }} />
    </>
  );
}

/** The microphones of everyone: off once, or kept off. */
function Microphones({ shield, view }: SettingsProps) {
  const t = useTranslations('shield');
  const microphone = view.switches.find(({ capability }) => capability === 'mic:publish');
  const isMuted = microphone !== undefined && isKeptMuted(microphone);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Explained words={t('muteAllWhat')}>
        <Button
          variant="edge"
          icon={<MicOff />}
          className="w-full px-2!"
          isPending={shield.isMuting}
          onClick={shield.muteAll}
        >
          {t('muteAll')}
        </Button>
      </Explained>
      <Explained words={t('keepMutedWhat')}>
        <Button
          variant={isMuted ? 'ink' : 'edge'}
          icon={<Lock />}
          className="w-full px-2!"
          aria-pressed={isMuted}
          deniedReason={microphone?.isForced ? t('forced') : undefined}
          onClick={() => microphone && shield.change(pressKeepMuted(microphone))}
        >
          {t('keepMuted')}
        </Button>
      </Explained>
    </div>
  );
}

/** What holds for the room itself: who comes in, and who sees whom. */
function RoomSwitches({ shield, view: { live } }: SettingsProps) {
  const t = useTranslations('shield');
  return (
    <>
      <h3 className="mt-6 mb-1 text-13 font-semibold">{t('room')}</h3>
      <SwitchRow
        label={t('lock')}
        consequence={t('lockWhat')}
        state={t(live.locked ? 'on' : 'off')}
        isOn={live.locked}
        onChange={(isLocked) => shield.change({ kind: 'lock', isLocked })}
      />
      <SwitchRow
        label={t('people')}
        consequence={t('peopleWhat')}
        state={t(live.peopleHidden ? 'on' : 'off')}
        isOn={live.peopleHidden ?? false}
        onChange={(areHidden) => shield.change({ kind: 'people', areHidden })}
      />
      <SwitchRow
        label={t('cameras')}
        consequence={t('camerasWhat')}
        state={t(live.camerasForHosts ? 'on' : 'off')}
        isOn={live.camerasForHosts ?? false}
        onChange={(areForHosts) => shield.change({ kind: 'cameras', areForHosts })}
      />
    </>
  );
}

function Explained({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="mt-1.5 text-12 text-ink-2">{words}</p>
    </div>
  );
}

type CapabilityRowProps = { one: ShieldSwitch; onChoose: (to: ShieldSwitch['position']) => void };

function CapabilityRow({ one, onChoose }: CapabilityRowProps) {
  const t = useTranslations('shield');
  const id = useId();
  const Icon = capabilityIcons[one.capability];
  const name = t(`switches.${one.capability}`);
  return (
    <li className="flex min-h-10 items-center gap-3 pointer-coarse:min-h-13">
      <Icon aria-hidden="true" className="size-4! flex-none text-ink-2" />
      <span className="min-w-0 flex-1 text-14">
        {name}
        {one.isForced ? (
          <span id={id} className="block text-12 text-ink-2">
            {t('forced')}
          </span>
        ) : null}
      </span>
      <Segmented
        label={name}
        segments={positions.map((value) => ({ value, label: t(`positions.${value}`) }))}
        value={one.position}
        onChoose={onChoose}
        isFixed={one.isForced}
        describedBy={one.isForced ? id : undefined}
      />
    </li>
  );
}

const positions = ['everyone', 'ask', 'off'] as const;
