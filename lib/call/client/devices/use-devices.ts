'use client';

import { useEffect, useState } from 'react';

export type DeviceLists = Record<MediaDeviceKind, MediaDeviceInfo[]>;

const none: DeviceLists = { audioinput: [], audiooutput: [], videoinput: [] };

/**
 * The devices of this computer, followed while they are plugged and unplugged.
 *
 * @param revision any value that changes when a permission was given: only then do devices have names
 */
export function useDevices(revision: unknown): DeviceLists {
  const [lists, setLists] = useState(none);

  useEffect(() => {
    const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    if (!media) return undefined;
    let isCurrent = true;
    const look = () => {
      void media.enumerateDevices().then(
        (devices) => {
          if (isCurrent) setLists(group(devices));
        },
        () => undefined,
      );
    };
    look();
    media.addEventListener('devicechange', look);
    return () => {
      isCurrent = false;
      media.removeEventListener('devicechange', look);
    };
  }, [revision]);

  return lists;
}

/** Without permission browsers list one nameless device without an id per kind: that is no choice. */
function group(devices: MediaDeviceInfo[]): DeviceLists {
  const usable = devices.filter(({ deviceId }) => deviceId !== '');
  const ofKind = (wanted: MediaDeviceKind) => usable.filter(({ kind }) => kind === wanted);
  return {
    audioinput: ofKind('audioinput'),
    audiooutput: ofKind('audiooutput'),
    videoinput: ofKind('videoinput'),
  };
}

/** Whether the page can choose where sound comes out. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;
