'use client';

import { useState } from 'react';
import { useDeviceOptions } from '@/components/call/bar/use-device-options';
import { SpeakerField } from '@/components/call/check/check-fields';
import { playTestSound } from '@/lib/call/client/devices/play-test-sound';
import type { DeviceCheckView } from '@/lib/call/client/devices/use-device-check';
import { canChooseSpeaker } from '@/lib/call/client/devices/use-devices';

type SpeakerChoiceProps = {
  speaker: DeviceCheckView['speaker'];
  devices: readonly MediaDeviceInfo[];
};

/** Where the others are heard. Nothing where the browser lets nobody choose. */
export function SpeakerChoice({ speaker, devices }: SpeakerChoiceProps) {
  const options = useDeviceOptions(devices, 'speaker');
  const [isTesting, setIsTesting] = useState(false);
  const test = () => {
    setIsTesting(true);
    void playTestSound(speaker.deviceId).finally(() => setIsTesting(false));
  };
  if (!canChooseSpeaker() || options.length === 0) return null;
  return (
    <SpeakerField
      options={options}
      value={speaker.deviceId ?? options[0]?.value ?? ''}
      onChoose={speaker.choose}
      onTest={test}
      isTesting={isTesting}
    />
  );
}
