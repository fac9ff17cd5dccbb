import { isRecord } from '@/lib/core/is-record';

/** What this browser remembers of its own entry in the list of devices. */
export type DeviceNote = {
  uid: string;
  deviceId: string;
  /** Days since 1970 (UTC), when it was last told to our server. */
  day: number;
};

/** Where the note stands in localStorage; it goes with everything else when the person signs out. */
export const deviceNoteKey = 'chalktalk.device';

export const dayOf = (time: number): number => Math.floor(time / (24 * 60 * 60_000));

/** Anyone can edit their own localStorage: whatever does not look like a note is none. */
export function parseDeviceNote(text: string | null): DeviceNote | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { uid, deviceId, day } = value;
    const isNote = typeof uid === 'string' && typeof deviceId === 'string' && typeof day === 'number';
    return isNote ? { uid, deviceId, day } : null;
  } catch {
    return null;
  }
}

/**
 * The note to tell our server and to keep, or null when it was told today. Another person on the same browser
 * gets an entry of their own.
 */
export function nextDeviceNote(
  known: DeviceNote | null,
  uid: string,
  now: number,
  createId: () => string,
): DeviceNote | null {
  const own = known?.uid === uid ? known : null;
  const day = dayOf(now);
  if (own?.day === day) return null;
  return { uid, deviceId: own?.deviceId ?? createId(), day };
}
