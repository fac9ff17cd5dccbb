import { isTabOnly, tabOnlyKey } from '@/lib/core/client/tab-only';
import { themeStorageKey } from '@/lib/core/theme';
import { awayAppName } from '@/lib/firebase/client/away-app-name';
import { endPushHere } from '@/lib/notifications/client/push/end-push-here';
import { isKeyOf, isPersonalKey, personalKey } from '../personal-key';
import type { Session } from '../session';
import { deletePersonalDatabases, deleteSeen } from './personal-database';

/** What stays after signing out, because it belongs to the device or the tab and not to the person. */
const kept: string[] = [themeStorageKey, tabOnlyKey];
/** Tells other tabs, and this page after a reload, that the last sign-in was ended by the service. */
const endedKey = 'chalktalk.ended';

/** Private windows and strict settings may block storage. Then nothing is kept, and nothing is found. */
export function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  return within(() => work(isTabOnly() ? globalThis.sessionStorage : globalThis.localStorage), otherwise);
}

/** The storage of this tab alone. */
export function withTabStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  return within(() => work(globalThis.sessionStorage), otherwise);
}

/**
 * Removes what the product keeps on this device for the person. When the service ended their sign-in, it keeps what
 * they have typed and what helps them to come back.
 */
export function clearLocalData(ending: Session['ending']): void {
  const isEnded = ending !== 'none' && ending !== 'left';
  // This comes first, because other tabs react to the hint and must know the reason by then.
  if (isEnded) withStorage((storage) => storage.setItem(endedKey, ''), undefined);
  const stays = (key: string) => kept.includes(key) || (isEnded && (key === endedKey || isPersonalKey(key)));
  withStorage((storage) => {
    removeKeys(storage, (key) => key.startsWith('chalktalk.') && !stays(key));
  }, undefined);
  withTabStorage((storage) => {
    removeKeys(storage, (key) => (isPersonalKey(key) && !stays(key)) || isOfAway(key));
  }, undefined);
  // Whose sign-in was ended may have lost the device: what they saw goes, what they have written stays for them.
  if (!isTabOnly()) void (isEnded ? deleteSeen() : deletePersonalDatabases(null));
  // Else the next person at this device would read what happens in their rooms.
  if (!isTabOnly()) void endPushHere();
}

/** What a redirect to another provider has left when nobody came back from it. */
const isOfAway = (key: string): boolean => key.startsWith('firebase:') && key.endsWith(`:${awayAppName}`);

/** A value of the one person whose data this device keeps, by the last part of its key. */
export function readPersonal(what: string): string | null {
  return withStorage((storage) => {
    const key = Object.keys(storage).find((each) => isPersonalKey(each) && each.endsWith(`.${what}`));
    return key === undefined ? null : storage.getItem(key);
  }, null);
}

export function writePersonal(uid: string, what: string, text: string): void {
  withStorage((storage) => storage.setItem(personalKey(uid, what), text), undefined);
}

/** Whether the service ended the last sign-in on this device, and nobody has come back since. */
export const wasEnded = (): boolean => withStorage((storage) => storage.getItem(endedKey) !== null, false);

/** Removes what was kept for other people, when a person signs in. */
export function clearForOthers(uid: string): void {
  const isOfOther = (key: string) => isPersonalKey(key) && !isKeyOf(uid, key);
  withStorage((storage) => {
    storage.removeItem(endedKey);
    removeKeys(storage, isOfOther);
  }, undefined);
  withTabStorage((storage) => removeKeys(storage, isOfOther), undefined);
  if (!isTabOnly()) void deletePersonalDatabases(uid);
}

function removeKeys(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
}

function within<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
