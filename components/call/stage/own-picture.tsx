'use client';

import { useRef } from 'react';
import { CheckPreview } from '@/components/call/check/check-preview';
import { OwnSwitch } from '@/components/call/bar/own-switch';
import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import type { DeviceCheckView } from '@/lib/call/client/devices/use-device-check';
import { useDevices } from '@/lib/call/client/devices/use-devices';
import { useLevel } from '@/lib/call/client/devices/use-level';

type OwnPictureProps = {
  person: { uid: string; name: string };
  /** The seat at the door, until the server has said which it is inside. */
  seat: number | undefined;
  view: DeviceCheckView;
};

/** One's own picture and level while one waits, without its switches. */
export function OwnPicture({ person, seat, view }: OwnPictureProps) {
  const meter = useRef<HTMLDivElement>(null);
  const { camera, microphone } = useChecked(view);
  useLevel(microphone.state.track?.mediaStreamTrack ?? null, meter);
  return (
    <CheckPreview
      {...{ person, camera, microphone, meter }}
      seat={view.seat ?? seat}
      picture={view.picture}
      steps={null}
      isBare
    />
  );
}

/** Its switches, with the choice of the devices. */
export function OwnSwitches({ view }: { view: DeviceCheckView }) {
  const { camera, microphone } = useChecked(view);
  const devices = useDevices(`${camera.state.status} ${microphone.state.status}`);
  return (
    <>
      <OwnSwitch kind="microphone" device={microphone} {...{ devices, view }} />
      <OwnSwitch kind="camera" device={camera} {...{ devices, view }} />
    </>
  );
}

function useChecked(view: DeviceCheckView) {
  const toReason = useDeniedReason(view.preset);
  return {
    camera: { ...view.camera, deniedReason: toReason(view.camera.denial) },
    microphone: { ...view.microphone, deniedReason: toReason(view.microphone.denial) },
  };
}
