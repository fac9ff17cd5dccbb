'use client';

import { useCallKeys } from './use-call-keys';
import type { Sending } from './use-sending';

type RoomKeysInput = {
  isActive: boolean;
  singleKeysOn: boolean;
  sending: Sending;
  togglePeople: () => void;
  toggleHand: () => void;
  showShortcuts: () => void;
  reachNotice: () => void;
};

/** Binds the keys of the call to what they switch. */
export function useRoomKeys({
  isActive,
  singleKeysOn,
  sending,
  togglePeople,
  toggleHand,
  showShortcuts,
  reachNotice,
}: RoomKeysInput): void {
  const { microphone, camera } = sending;
  useCallKeys(isActive, singleKeysOn, {
    toggleMicrophone: () => microphone.set?.(!microphone.isOn),
    toggleCamera: () => camera.set?.(!camera.isOn),
    togglePeople,
    toggleHand,
    showShortcuts,
    reachNotice,
    startTalking: () => {
      if (microphone.isOn || !microphone.set) return false;
      microphone.set(true);
      return true;
    },
    stopTalking: () => microphone.set?.(false),
  });
}
