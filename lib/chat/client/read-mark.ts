import { withStorage } from '@/lib/auth/client/local-data';
import { personalKey } from '@/lib/auth/personal-key';

const listeners = new Set<() => void>();
const keyOf = (uid: string, roomId: string) => personalKey(uid, `read.${roomId}`);

/** Up to which message a person has read on this device: the server's time (ms), 0 before the first. */
export const readMarkOf = (uid: string, roomId: string): number =>
  withStorage((storage) => Number(storage.getItem(keyOf(uid, roomId)) ?? 0), 0);

/** Notes that a person has read so far. It never goes back. */
export function moveReadMark(uid: string, roomId: string, at: number): void {
  if (at <= readMarkOf(uid, roomId)) return;
  withStorage((storage) => storage.setItem(keyOf(uid, roomId), String(at)), undefined);
  listeners.forEach((listener) => listener());
}

/** Hears when a mark moves, in this tab or in another. Returns what ends it. */
export function subscribeToReadMarks(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
