'use client';

import { RoomEvent, type Room } from 'livekit-client';
import { useEffect } from 'react';
import { findGone } from '@/lib/call/client/sending/find-gone';
import type { RoomNotices } from '@/lib/call/client/notices/room-notices';

const kinds = { videoinput: 'camera', audioinput: 'microphone', audiooutput: 'speaker' } as const;

/** How long the SDK may take to find another device. */
const SETTLES_WITHIN = 5000;

/**
 * Says when a device that is in use was unplugged, and which one took its place. The SDK itself moves on to
 * another device; it does not tell the person.
 */
export function useDeviceLoss(room: Room, isInCall: boolean, notices: RoomNotices): void {
  useEffect(() => {
    const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    if (!isInCall || !media) return undefined;
    let isCurrent = true;
    let known: MediaDeviceInfo[] = [];
    let lostAt = -Infinity;
    const list = async () => (await media.enumerateDevices()).filter(({ deviceId }) => deviceId !== '');
    const look = async () => {
      const devices = await list();
      if (!isCurrent) return;
      for (const gone of findGone(known, devices)) {
        if (room.getActiveDevice(gone.kind) === gone.deviceId) {
          lostAt = performance.now();
          notices.add({ type: 'device-gone', kind: kinds[gone.kind] });
        }
      }
      known = devices;
    };
    // A list that cannot be read only means that nothing is said.
    const handleChange = () => void look().catch(() => undefined);
    const handleActive = (_kind: MediaDeviceKind, deviceId: string) => {
      // The SDK also reports the device that it begins with, and one that the person has chosen.
      if (performance.now() - lostAt > SETTLES_WITHIN) return;
      const device = known.find((one) => one.deviceId === deviceId)?.label;
      if (device) notices.add({ type: 'device-switched', device });
    };
    handleChange();
    media.addEventListener('devicechange', handleChange);
    room.on(RoomEvent.ActiveDeviceChanged, handleActive);
    return () => {
      isCurrent = false;
      media.removeEventListener('devicechange', handleChange);
      room.off(RoomEvent.ActiveDeviceChanged, handleActive);
    };
  }, [room, isInCall, notices]);
}
