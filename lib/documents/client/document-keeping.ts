import { sessionStore } from '@/lib/auth/client/session';
import { withStorage } from '@/lib/auth/client/local-data';
import { personalDatabase } from '@/lib/auth/client/personal-database';
import { personalKey } from '@/lib/auth/personal-key';
import { isTabOnly } from '@/lib/core/client/tab-only';
import { createIndexedStore } from './indexed-store';
import type { SyncStorage } from './journal';
import { noStore, type LocalStore } from './local-store';

/** Where this device keeps documents of one person. */
export type Keeping = {
  storage: SyncStorage;
  /** Before the path of a document, in keys of `storage`. */
  prefix: string;
  store: LocalStore;
};

/** For the person who is signed in. */
export function browserKeeping(): Keeping {
  const uid = sessionStore.read().user?.uid ?? 'nobody';
  return {
    storage: withStorage<SyncStorage>((storage) => storage, shut),
    prefix: personalKey(uid, 'document.'),
    store: storeOf(uid),
  };
}

const stores = new Map<string, LocalStore>();

/** One for all documents of a page. A tab that keeps sign-ins to itself leaves nothing on the device. */
function storeOf(uid: string): LocalStore {
  if (isTabOnly()) return noStore;
  const store = stores.get(uid) ?? createIndexedStore(() => indexedDB, personalDatabase(uid, 'documents'));
  stores.set(uid, store);
  return store;
}

/** A storage that is shut holds nothing and takes nothing. */
const shut: SyncStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('', 'SecurityError');
  },
};
