import { callServer } from '@/lib/callables/client/call-server';
import { compactDocument } from '../contract';
import { documentPath, type DocumentPlace } from '../document-place';
import { createDatabaseLog } from './database-log';
import { browserKeeping } from './document-keeping';
import type { DocumentLog } from './document-log';
import { createJournal, type Journal } from './journal';
import type { LocalStore } from './local-store';
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
  const { storage, prefix, store } = browserKeeping();
  const tab = crypto.randomUUID().slice(0, 8);
  return {
    log: createDatabaseLog(),
    journal: createJournal(storage, `${prefix}${documentPath(place)}.`, tab),
    store,
    timers: browserTimers,
    compact: (wanted) => callServer(compactDocument, wanted, { isUnasked: true }),
    onHidden: watchHidden,
  };
}

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
