import { isTabOnly } from '@/lib/core/client/tab-only';
import type { SessionUser } from '../session';
import { formatSessionHint, parseSessionHint, sessionHintKey } from '../session-hint';
import { withStorage } from './local-data';

export function readSessionHint(): SessionUser | null {
  return parseSessionHint(withStorage((storage) => storage.getItem(sessionHintKey), null));
}

/** What a guest is called who is signed in on this device, in other tabs than this one, whose sign-ins are its own. */
export function readGuestOfDevice(): string | null {
  if (!isTabOnly()) return null;
  try {
    const hint = parseSessionHint(globalThis.localStorage.getItem(sessionHintKey));
    return hint?.kind === 'guest' ? hint.name : null;
  } catch {
    return null;
  }
}

export function writeSessionHint(user: SessionUser): void {
  withStorage((storage) => storage.setItem(sessionHintKey, formatSessionHint(user)), undefined);
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
