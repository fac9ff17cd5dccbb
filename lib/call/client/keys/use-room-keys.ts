'use client';

import type { DeviceKind } from '../../device-problem';
import { useCallKeys } from './use-call-keys';
import type { Sending } from '@/lib/call/client/sending/use-sending';

type RoomKeysInput = {
  isActive: boolean;
  singleKeysOn: boolean;
  sending: Sending;
  /** Why one may not send it, in words. */
  denied: Record<DeviceKind, string | undefined>;
  onDenied: (reason: string) => void;
  /** What the letters of panels do, in lower case. */
  panels: ReadonlyMap<string, () => void>;
  toggleHand: () => void;
  toggleCaptions: () => void;
  showShortcuts: () => void;
  reachNotice: () => void;
};

/** Binds the keys of the call to what they switch; a key that one may not use says why, as its button does. */
export function useRoomKeys({
  isActive,
  singleKeysOn,
  sending,
  denied,
  onDenied,
  panels,
  toggleHand,
  toggleCaptions,
  showShortcuts,
  reachNotice,
}: RoomKeysInput): void {
  const turn = (kind: DeviceKind, on: boolean): boolean => {
    const { set } = sending[kind];
    const reason = denied[kind];
    if (set) set(on);
    else if (reason !== undefined) onDenied(reason);
    return set !== undefined;
  };
  const { microphone, camera } = sending;
  useCallKeys(
    isActive,
    { singleKeysOn, panelKeys: [...panels.keys()] },
    {
      toggleMicrophone: () => void turn('microphone', !microphone.isOn),
      toggleCamera: () => void turn('camera', !camera.isOn),
      togglePanel: (letter) => panels.get(letter)?.(),
      toggleHand,
      toggleCaptions,
      showShortcuts,
      reachNotice,
      startTalking: () => !microphone.isOn && turn('microphone', true),
      stopTalking: () => microphone.set?.(false),
    },
  );
}
