'use client';

import { useEffect } from 'react';
import type { DeviceKind } from '../../device-problem';

/**
 * Runs `onChange` when the permission for a device changes or a device is plugged in or out, so that a picture
 * appears without a reload once the person has allowed it. Browsers that cannot tell have *Try again*.
 */
export function usePermissionChange(kind: DeviceKind, isWatching: boolean, onChange: () => void): void {
  useEffect(() => {
    if (!isWatching) return undefined;
    let status: PermissionStatus | undefined;
    let isCurrent = true;
    void askPermission(kind).then((found) => {
      if (!isCurrent || !found) return;
      status = found;
      status.addEventListener('change', onChange);
    });
    const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    media?.addEventListener('devicechange', onChange);
    return () => {
      isCurrent = false;
      status?.removeEventListener('change', onChange);
      media?.removeEventListener('devicechange', onChange);
    };
  }, [kind, isWatching, onChange]);
}

async function askPermission(kind: DeviceKind): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: kind });
  } catch {
    return undefined;
  }
}
