import * as Y from 'yjs';
import { applyUpdates, fromElsewhere } from '../apply-updates';
import { documentPath, type DocumentPlace } from '../document-place';
import { maySend, type DocumentState } from '../document-state';
import { isNewerVersion } from '../document-version';
import type { BrokenPart, DocumentEvent } from '../reduce-status';
import { encodeUpdate } from '../update-codec';
import { createDeviceCopy } from './create-device-copy';
import { createOutgoing } from './create-outgoing';
import { browserDeps, type DocumentDeps } from './document-deps';
import { createDocumentStatus } from './document-status';
import { followLog } from './follow-log';
import { readHistory, type DocumentHistory } from './read-history';
import { takeUpJournal, takeUpStore } from './sending/take-up-edits';
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
  /** Sends at once what was refused; missing where nothing is sent. */
  tryAgain?: () => void;
  close: () => void;
};

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
  const { log, timers } = deps;
  const { past } = log;
  const path = documentPath(place);
  const doc = new Y.Doc();
  const status = createDocumentStatus();
  const { isClosed } = status;
  const hear = (event: DocumentEvent) => {
    status.hear(event);
    outgoing.setOpen(maySend(status.facts()));
  };
  const outgoing = createOutgoing(place, deps, hear);
  const copy = createDeviceCopy(doc, path, deps, hear);
  const onBroken = (part: BrokenPart) => hear({ type: 'broken', part });
  const apply = (updates: readonly Uint8Array[]) => {
    if (isClosed()) return;
    for (const update of applyUpdates(doc, updates, fromElsewhere)) {
      onBroken({ where: 'log', text: encodeUpdate(update) });
    }
    if (isNewerVersion(doc, place.kind)) hear({ type: 'newer' });
  };
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (isClosed()) return;
    if (origin !== fromElsewhere) outgoing.add(update);
    copy.renew();
  });

  const restored = { ...deps, path, outgoing, apply, onBroken, isClosed };
  takeUpJournal(restored);
  takeUpStore(restored).then(copy.noteRead, (thrown: unknown) =>
    hear({ type: 'kept', failure: toFailure(thrown, 'client/storage-blocked') }),
  );
  const stops = [
    timers.after(connectsWithin, () => hear({ type: 'overdue' })),
    followLog({ log, place, timers, ...hearLog(hear, apply, outgoing) }),
    deps.onHidden(() => {
      outgoing.flush();
      copy.save();
    }),
  ];

  return {
    doc,
    state: status.state,
    listBroken: status.listBroken,
    readHistory: past === null ? null : () => readHistory(past, place),
    tryAgain: outgoing.tryAgain,
    close: () => {
      if (isClosed()) return;
      outgoing.flush();
      copy.save();
      hear({ type: 'closed' });
      for (const stop of stops) stop();
      outgoing.close();
      doc.destroy();
    },
  };
}

/** What the log tells, as events of the document. */
const hearLog = (
  hear: (event: DocumentEvent) => void,
  apply: (updates: readonly Uint8Array[]) => void,
  outgoing: Pick<ReturnType<typeof createOutgoing>, 'noteLength' | 'noteCompacted'>,
): Omit<Parameters<typeof followLog>[0], 'log' | 'place' | 'timers'> => ({
  onUpdates: apply,
  onLength: outgoing.noteLength,
  onCompacted: outgoing.noteCompacted,
  onBroken: (where, text) => hear({ type: 'broken', part: { where, text } }),
  onSynced: (isSynced) => hear({ type: 'synced', isSynced }),
  onConnected: (isConnected) => hear({ type: 'connected', isConnected }),
  onRefused: (thrown) => hear({ type: 'read-refused', failure: toFailure(thrown, 'documents/no-access') }),
});
