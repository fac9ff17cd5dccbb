import { callServer } from '@/lib/callables/client/call-server';
import { isTabOnly } from '@/lib/core/client/tab-only';
import { deviceKindOf } from '@/lib/core/device-kind';
import { forgetDevice, noteDevice } from '../contract';
import { deviceNoteKey, nextDeviceNote, parseDeviceNote, type DeviceNote } from '../device-note';

/** Private windows and strict settings may block storage. Then the device is in no list. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(isTabOnly() ? globalThis.sessionStorage : globalThis.localStorage);
  } catch {
    return null;
  }
}

/** What this browser knows of its entry in a person's list of devices. */
export function readDeviceNote(uid: string): DeviceNote | null {
  const note = withStorage((storage) => parseDeviceNote(storage.getItem(deviceNoteKey))) ?? null;
  return note?.uid === uid ? note : null;
}

/** Tells our server once a day that this device is used. After a failure the next page tries again. */
export async function tellDevice(uid: string): Promise<void> {
  const note = nextDeviceNote(readDeviceNote(uid), uid, Date.now(), () => crypto.randomUUID());
  // Without the stored note, each page would register a new device.
  if (!note || !keep(note)) return;
  try {
    await callServer(
      noteDevice,
      { deviceId: note.deviceId, ...deviceKindOf(navigator.userAgent, navigator.maxTouchPoints) },
      { isUnasked: true },
    );
  } catch {
    // A sign-out meanwhile has cleared the note, which must not come back.
    if (readDeviceNote(uid)) keep({ ...note, day: note.day - 1 });
  }
}

function keep(note: DeviceNote): boolean {
  const isKept = withStorage((storage) => {
    storage.setItem(deviceNoteKey, JSON.stringify(note));
    return true;
  });
  return isKept ?? false;
}

/** How long signing out waits for the call that updates the list (ms). */
const patience = 1000;

/** Takes this device off the list before its sign-in ends. It never throws and never takes long. */
export async function leaveDevice(uid: string): Promise<void> {
  const note = readDeviceNote(uid);
  if (!note) return;
  const told = callServer(forgetDevice, { deviceId: note.deviceId }, { isUnasked: true }).catch(
    () => undefined,
  );
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
}
