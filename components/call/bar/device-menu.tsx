'use client';

import { useMediaDeviceSelect } from '@livekit/components-react/hooks';
import type { Room } from 'livekit-client';
import { useTranslations } from 'next-intl';
import { useDeviceOptions } from '@/components/call/bar/use-device-options';
import { MenuLabel } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { rememberDevice } from '@/lib/call/client/devices/call-memory';

const names = { videoinput: 'camera', audioinput: 'microphone', audiooutput: 'speaker' } as const;

type DeviceChoicesProps = { room: Room; kind: MediaDeviceKind; onFailed: (thrown: unknown) => void };

/** The devices of a kind, inside a menu. The choice is kept for the next call on this computer. */
export function DeviceChoices({ room, kind, onFailed }: DeviceChoicesProps) {
  const t = useTranslations('call.check');
  const { devices, activeDeviceId, setActiveMediaDevice } = useMediaDeviceSelect({ kind, room });
  const name = names[kind];
  const options = useDeviceOptions(
    devices.filter(({ deviceId }) => deviceId !== ''),
    name,
  );
  if (options.length === 0) return <MenuLabel>{t(`noneToChoose.${name}`)}</MenuLabel>;
  const isListed = options.some(({ value }) => value === activeDeviceId);
  return (
    <MenuChoices
      label={t(name)}
      choices={options}
      value={isListed ? activeDeviceId : (options[0]?.value ?? '')}
      onChoose={(deviceId) => {
        rememberDevice(name, deviceId);
        setActiveMediaDevice(deviceId).catch(onFailed);
      }}
    />
  );
}
