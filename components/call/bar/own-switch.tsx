'use client';

import { ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DeviceToggle, type CheckDevice } from '@/components/call/check/check-preview';
import { useDeviceOptions } from '@/components/call/bar/use-device-options';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import type { DeviceCheckView } from '@/lib/call/client/devices/use-device-check';
import { canChooseSpeaker, type DeviceLists } from '@/lib/call/client/devices/use-devices';
import type { DeviceKind } from '@/lib/call/device-problem';

type OwnSwitchProps = {
  kind: DeviceKind;
  device: CheckDevice;
  devices: DeviceLists;
  view: Pick<DeviceCheckView, 'choose' | 'speaker'>;
};

const chooserLabels = { microphone: 'chooseMicrophone', camera: 'chooseCamera' } as const;

/**
 * Microphone or camera of somebody who waits: the switch, and beside it the choice of the device. On a phone it has no
 * room; there the devices were chosen before asking to join.
 */
export function OwnSwitch({ kind, device, devices, view }: OwnSwitchProps) {
  const t = useTranslations('call.check');
  const controls = useTranslations('call.controls');
  const { state, deniedReason } = device;
  const options = useDeviceOptions(kind === 'camera' ? devices.videoinput : devices.audioinput, kind);
  const speakers = useDeviceOptions(devices.audiooutput, 'speaker');
  const hasChoice = options.length > 0 && state.problem === null && deniedReason === undefined;
  const current = state.track?.mediaStreamTrack.getSettings().deviceId ?? state.deviceId ?? '';
  return (
    <span className="flex gap-px">
      <DeviceToggle {...{ device, kind }} {...(hasChoice && { className: 'tablet:rounded-r-none!' })} />
      {hasChoice ? (
        <Menu
          leavesFocusToKeys
          side="top"
          align="center"
          trigger={
            <IconButton
              label={controls(chooserLabels[kind])}
              icon={<ChevronUp />}
              variant="stage"
              size={44}
              className="w-7! rounded-l-none! max-tablet:hidden [&_.lucide]:size-4!"
            />
          }
        >
          <MenuChoices
            label={t(kind)}
            choices={options}
            value={chosenOf(options, current)}
            onChoose={(deviceId) => view.choose(kind, deviceId)}
          />
          {kind === 'microphone' && speakers.length > 0 && canChooseSpeaker() ? (
            <MenuChoices
              label={t('speaker')}
              choices={speakers}
              value={chosenOf(speakers, view.speaker.deviceId ?? '')}
              onChoose={view.speaker.choose}
            />
          ) : null}
        </Menu>
      ) : null}
    </span>
  );
}

/** The first stands for what the browser takes by itself. */
const chosenOf = (options: readonly { value: string }[], current: string): string =>
  options.some(({ value }) => value === current) ? current : (options[0]?.value ?? '');
