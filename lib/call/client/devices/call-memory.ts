import { isRecord } from '@/lib/core/is-record';
import type { DeviceKind } from '../../device-problem';

/** The call that this tab is in, so that a reload comes back into it. */
export type RememberedCall = {
  roomId: string;
  joinId: string;
  /** What was on; a reload must not open a microphone that was closed. */
  isOn: Record<DeviceKind, boolean>;
  /** Milliseconds since 1970. */
  at: number;
};

/** The devices that were chosen on this computer. They belong to it, not to the person. */
export type RememberedDevices = Partial<Record<DeviceKind | 'speaker', string>>;

/** What the person last switched off or on. Nothing is opened that they last had off. */
type RememberedSwitches = Partial<Record<DeviceKind, boolean>>;

const switchesKey = 'chalktalk.switches';
const waitingKey = 'chalktalk.waiting';
const callKey = 'chalktalk.call';
const devicesKey = 'chalktalk.devices';
/** An older record is of a tab that slept: then the device check is the better welcome. */
const COMES_BACK_WITHIN = 6 * 3_600_000;

/**
 * The call that this page load comes back to, if it is a reload of this room's call. Only a reload counts: a
 * duplicated tab has a copy of the storage, and would throw the first one out.
 */
export function recallCall(roomId: string, now: number): RememberedCall | null {
  if (!isReload()) return null;
  const call = read(() => sessionStorage, callKey) as RememberedCall | null;
  if (call?.roomId !== roomId || now - call.at > COMES_BACK_WITHIN) return null;
  return call;
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

let isPageGoing = false;

/**
 * From the moment the page begins to go nothing is remembered any more: what breaks off then, such as a camera
 * that was just being sent, is no decision of the person's. Returns its stop function.
 */
export function watchPageGoing(): () => void {
  const handleGoing = () => {
    isPageGoing = true;
  };
  const handleShown = () => {
    isPageGoing = false;
  };
  window.addEventListener('beforeunload', handleGoing);
  window.addEventListener('pageshow', handleShown);
  return () => {
    window.removeEventListener('beforeunload', handleGoing);
    window.removeEventListener('pageshow', handleShown);
  };
}

export function rememberCall(call: RememberedCall): void {
  if (isPageGoing) return;
  write(() => sessionStorage, callKey, call);
}

export function forgetCall(): void {
  write(() => sessionStorage, callKey, null);
}

/** That this tab waits to be let into a room, so that a reload goes on waiting. */
export const rememberWaiting = (roomId: string): void => {
  if (!isPageGoing) write(() => sessionStorage, waitingKey, { roomId });
};

export const forgetWaiting = (): void => {
  if (!isPageGoing) write(() => sessionStorage, waitingKey, null);
};

export function recallWaiting(roomId: string): boolean {
  const waiting = read(() => sessionStorage, waitingKey);
  return isReload() && isRecord(waiting) && waiting['roomId'] === roomId;
}

export function recallDevices(): RememberedDevices {
  return read(() => localStorage, devicesKey) ?? {};
}

export function rememberDevice(kind: keyof RememberedDevices, deviceId: string): void {
  write(() => localStorage, devicesKey, { ...recallDevices(), [kind]: deviceId });
}

export function recallSwitches(): RememberedSwitches {
  return read(() => localStorage, switchesKey) ?? {};
}

export function rememberSwitch(kind: DeviceKind, isOn: boolean): void {
  write(() => localStorage, switchesKey, { ...recallSwitches(), [kind]: isOn });
}

/** Storage may be shut or hold anything; then nothing is remembered. */
function read(find: () => Storage, key: string): object | null {
  try {
    const value: unknown = JSON.parse(find().getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function write(find: () => Storage, key: string, value: object | null): void {
  try {
    if (value === null) find().removeItem(key);
    else find().setItem(key, JSON.stringify(value));
  } catch {
    // Full or shut: a reload then begins with the device check.
  }
}
