import { sessionStore } from '@/lib/auth/client/session';
import { withStorage } from '@/lib/auth/client/local-data';
import { personalDatabase } from '@/lib/auth/client/personal-database';
import { personalKey } from '@/lib/auth/personal-key';
import { callServer } from '@/lib/core/client/call-server';
import { isTabOnly } from '@/lib/core/client/tab-only';
import { compactDocument } from '../contract';
import { documentPath, type DocumentPlace } from '../document-place';
import { createDatabaseLog } from './database-log';
import type { DocumentLog } from './document-log';
import { createIndexedStore } from './indexed-store';
import { createJournal, type Journal, type SyncStorage } from './journal';
import { noStore, type LocalStore } from './local-store';
import { browserTimers, type Timers } from './timers';

/** What an open document needs from outside. Tests give their own. */
export type DocumentDeps = {
  log: DocumentLog;
  journal: Journal;
  store: LocalStore;
  timers: Timers;
  /** Asks the server to compact the log. */
  compact: (place: DocumentPlace) => Promise<unknown>;
  /** Calls when the page is hidden or goes. Returns the way to stop. */
  onHidden: (run: () => void) => () => void;
};

/** Those of the product, for the person who is signed in. */
export function browserDeps(place: DocumentPlace): DocumentDeps {
  const uid = sessionStore.read().user?.uid ?? 'nobody';
  const prefix = personalKey(uid, `document.${documentPath(place)}.`);
  return {
    log: createDatabaseLog(),
    journal: createJournal(pageStorage(), prefix, crypto.randomUUID().slice(0, 8)),
    store: storeOf(uid),
    timers: browserTimers,
    compact: (wanted) => callServer(compactDocument, wanted, { isUnasked: true }),
    onHidden: watchHidden,
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

const pageStorage = (): SyncStorage => withStorage<SyncStorage>((storage) => storage, shut);

function watchHidden(run: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', run);
  };
}
