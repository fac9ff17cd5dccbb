'use client';

import { useRef } from 'react';
import { CheckPreview, DeviceToggle } from '@/components/call/check-preview';
import { useDeniedReason } from '@/components/call/use-denied-reason';
import type { DeviceCheckView } from '@/lib/call/client/use-device-check';
import { useLevel } from '@/lib/call/client/use-level';

type OwnPictureProps = { person: { uid: string; name: string }; view: DeviceCheckView };

/** One's own picture and level while one waits, without its switches. */
export function OwnPicture({ person, view }: OwnPictureProps) {
  const meter = useRef<HTMLDivElement>(null);
  const { camera, microphone } = useChecked(view);
  useLevel(microphone.state.track?.mediaStreamTrack ?? null, meter);
  return <CheckPreview {...{ person, camera, microphone, meter }} seat={view.seat} steps={null} isBare />;
}

/** Its switches. */
export function OwnSwitches({ view }: { view: DeviceCheckView }) {
  const { camera, microphone } = useChecked(view);
  return (
    <>
      <DeviceToggle device={microphone} kind="microphone" />
      <DeviceToggle device={camera} kind="camera" />
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
