import { isTabOnly, tabOnlyKey } from '@/lib/core/client/tab-only';
import { themeStorageKey } from '@/lib/core/theme';
import type { SessionUser } from '../session';
import { formatSessionHint, parseSessionHint, sessionHintKey } from '../session-hint';

/** Storage may be shut (private windows, strict settings): then there is simply no hint. */
function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(isTabOnly() ? globalThis.sessionStorage : globalThis.localStorage);
  } catch {
    return otherwise;
  }
}

export function readSessionHint(): SessionUser | null {
  return parseSessionHint(withStorage((storage) => storage.getItem(sessionHintKey), null));
}

export function writeSessionHint(user: SessionUser): void {
  withStorage((storage) => storage.setItem(sessionHintKey, formatSessionHint(user)), undefined);
}

/** What stays after signing out, because it belongs to the device or the tab and not to the person. */
const kept: string[] = [themeStorageKey, tabOnlyKey];

/** Removes the hint and everything else that the product keeps on this device for the person. */
export function clearLocalData(): void {
  withStorage((storage) => {
    const ours = Object.keys(storage).filter((key) => key.startsWith('chalktalk.'));
    for (const key of ours) if (!kept.includes(key)) storage.removeItem(key);
  }, undefined);
}

/** Tells when another tab signs in or out on this device. Returns its stop function. */
export function watchSessionHint(report: (user: SessionUser | null) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (isTabOnly()) return;
    if (key === sessionHintKey) report(parseSessionHint(newValue));
    if (key === null) report(null);
  };
  globalThis.addEventListener('storage', handleStorage);
  return () => globalThis.removeEventListener('storage', handleStorage);
}
