import * as Y from 'yjs';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { applyUpdates, fromElsewhere } from '../apply-updates';
import { documentBytes } from '../document-limits';
import { documentPath, type DocumentPlace } from '../document-place';
import { maySend, type DocumentState } from '../document-state';
import { isNewerVersion } from '../document-version';
import { encodeUpdate, isWholeUpdate } from '../update-codec';
import { createCompactor } from './create-compactor';
import { createLocalEdits, type LocalEdit } from './create-local-edits';
import { createSender } from './create-sender';
import { browserDeps, type DocumentDeps } from './document-deps';
import { createDocumentStatus, type BrokenPart } from './document-status';
import { followLog } from './follow-log';
import { readHistory, type DocumentHistory } from './read-history';
import { sendEdits } from './send-edits';
import { toFailure } from './to-failure';

/** A value outside React that can be read and followed. */
export type ReadableStore<Value> = {
  read: () => Value;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

export type OpenDocument = {
  doc: Y.Doc;
  state: ReadableStore<DocumentState>;
  /** Parts that could not be read, to be saved as a file. */
  listBroken: () => readonly BrokenPart[];
  /** Null where nobody keeps the past of the document. */
  readHistory: (() => Promise<DocumentHistory>) | null;
  close: () => void;
};

/** How long a document rests before its copy on this device is renewed (ms). */
const restBeforeCopy = 2000;
/** How long the first connection may take before the page counts as offline (ms). */
const connectsWithin = 5000;

/**
 * Opens a shared document. `doc` takes edits at once, also while it loads and offline. Each edit is written down on
 * this device before the key press ends, and goes to the service in batches. Edits of others arrive in `doc` with the
 * origin `fromElsewhere`.
 *
 * A refused edit is tried again, because the right may come back. After `close`, edits that the service does not have
 * stay on this device until the document is opened again.
 */
export function openDocument(place: DocumentPlace, deps: DocumentDeps = browserDeps(place)): OpenDocument {
  const { log, journal, store, timers } = deps;
  const { past } = log;
  const path = documentPath(place);
  const doc = new Y.Doc();
  const status = createDocumentStatus();
  const unsent = new Set<LocalEdit>();
  let isClosed = false;
  let isRestored = false;
  let cancelCopy: (() => void) | null = null;

  const learn = (learned: Parameters<typeof status.learn>[0]) => {
    if (isClosed) return;
    status.learn(learned);
    sender.setOpen(maySend(status.facts()));
  };
  const edits = createLocalEdits({
    document: path,
    journal,
    store,
    onDevice: (failure) =>
      status.fail('device', failure === null ? null : toFailure(failure, 'client/storage-blocked')),
  });
  const sender = createSender<LocalEdit>({
    timers,
    send: (batch) =>
      sendEdits(
        log,
        place,
        batch.map(({ update }) => update),
      ),
    onSent: (batch) => {
      for (const edit of batch) {
        unsent.delete(edit);
        edits.markSent(edit);
      }
      status.setUnsaved(unsent.size);
      compactor.noteEntry();
      status.fail('write', null);
      learn({ isWriteRefused: false });
    },
    onRefused: (thrown) => {
      const failure = toFailure(thrown, 'documents/not-sent');
      status.fail('write', failure);
      // Who writes too fast may still write.
      learn({ isWriteRefused: failure.code !== 'documents/too-fast' });
    },
  });

  const compactor = createCompactor({
    compact: () => deps.compact(place),
    timers,
    // Other failures pass: the next page that writes asks again.
    onOutcome: (failure) =>
      status.fail('log', isAppError(failure) && failure.code === 'documents/not-compacted' ? failure : null),
  });
  const line = (edit: LocalEdit) => {
    unsent.add(edit);
    status.setUnsaved(unsent.size);
    sender.add(edit);
  };
  const apply = (updates: readonly Uint8Array[]) => {
    if (isClosed) return;
    for (const update of applyUpdates(doc, updates, fromElsewhere)) {
      status.setAside({ where: 'log', text: encodeUpdate(update) });
    }
    if (status.facts().isNewer || !isNewerVersion(doc, place.kind)) return;
    status.fail('content', new AppError('documents/newer-version'));
    learn({ isNewer: true });
  };
  const saveCopy = () => {
    cancelCopy?.();
    cancelCopy = null;
    // A page that has not seen the old copy must not replace it.
    if (!isRestored) return;
    const copy = Y.encodeStateAsUpdate(doc);
    status.fail('size', copy.length > documentBytes ? new AppError('documents/full') : null);
    store.saveState(path, copy).catch(() => undefined);
  };
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (isClosed) return;
    if (origin !== fromElsewhere) line(edits.add(update));
    cancelCopy ??= timers.after(restBeforeCopy, saveCopy);
  });

  const takeUpJournal = () => {
    for (const { key, text, update } of journal.list()) {
      if (update === null) {
        status.setAside({ where: 'journal', text });
        continue;
      }
      apply([update]);
      line(edits.takeUp(key, update));
    }
  };
  const takeUpStore = async () => {
    const { state, unsent: rows } = await store.read(path);
    if (isClosed) return;
    const parts = [state, ...rows.map(({ update }) => update)].filter((part) => part !== null);
    apply(parts.filter(isWholeUpdate));
    for (const part of parts.filter((each) => !isWholeUpdate(each))) {
      status.setAside({ where: 'device', text: encodeUpdate(part) });
      // The next copy would replace it.
      if (part === state) await store.saveState(`${path} set aside ${crypto.randomUUID()}`, part);
    }
    // What this page has stored before it could read is in line already.
    const inLine = new Set(Array.from(unsent, ({ row }) => row));
    for (const { id, update } of rows) {
      if (isWholeUpdate(update) && !inLine.has(id)) line(edits.found(id, update));
    }
    isRestored = true;
  };

  takeUpJournal();
  takeUpStore().catch((thrown: unknown) =>
    status.fail('device', toFailure(thrown, 'client/storage-blocked')),
  );
  const cancelPatience = timers.after(connectsWithin, () => {
    if (status.facts().isConnected === null) learn({ isConnected: false });
  });
  const stopFollowing = followLog({
    log,
    place,
    timers,
    onUpdates: apply,
    onLength: compactor.setLength,
    onCompacted: compactor.noteEpoch,
    onBroken: (where, text) => status.setAside({ where, text }),
    onSynced: (isSynced) => {
      if (isSynced) status.fail('read', null);
      learn(isSynced ? { isSynced, isReadRefused: false } : { isSynced });
    },
    // The SDK says at first that there is no connection, before it has tried.
    onConnected: (isConnected) => {
      if (isConnected || status.facts().isConnected !== null) learn({ isConnected });
    },
    onRefused: (thrown) => {
      status.fail('read', toFailure(thrown, 'documents/no-access'));
      learn({ isReadRefused: true });
    },
  });
  const stopHidden = deps.onHidden(() => {
    sender.flush();
    saveCopy();
  });

  return {
    doc,
    state: status.state,
    listBroken: status.listBroken,
    readHistory: past === null ? null : () => readHistory(past, place),
    close: () => {
      if (isClosed) return;
      sender.flush();
      saveCopy();
      isClosed = true;
      cancelPatience();
      stopHidden();
      stopFollowing();
      sender.close();
      compactor.close();
      doc.destroy();
    },
  };
}
