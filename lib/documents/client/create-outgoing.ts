import { isAppError } from '@/lib/errors/app-error';
import { documentPath, type DocumentPlace } from '../document-place';
import type { DocumentEvent } from '../reduce-status';
import { createCompactor } from './create-compactor';
import { createLocalEdits, type LocalEdit } from './create-local-edits';
import { createSender } from './create-sender';
import type { DocumentDeps } from './document-deps';
import type { UnsentRow } from './local-store';
import { sendEdits } from './sending/send-edits';
import { toFailure } from './to-failure';

/**
 * The edits of this page on their way out: each is kept on the device until the service has it. A log that has grown
 * long from them is compacted.
 */
export function createOutgoing(
  place: DocumentPlace,
  { log, journal, store, timers, compact }: DocumentDeps,
  hear: (event: DocumentEvent) => void,
) {
  const unsent = new Set<LocalEdit>();
  const kept = createLocalEdits({
    document: documentPath(place),
    journal,
    store,
    onDevice: (thrown) => hear({ type: 'kept', failure: thrown === null ? null : toDeviceFailure(thrown) }),
  });
  const compactor = createCompactor({
    compact: () => compact(place),
    timers,
    onOutcome: (thrown) => {
      // Other failures pass: the next page that writes asks again.
      const isTold = isAppError(thrown) && thrown.code === 'documents/not-compacted';
      hear({ type: 'compacted', failure: isTold ? thrown : null });
    },
  });
  const sender = createSender<LocalEdit>({
    timers,
    send: (batch) => sendEdits(log, place, updatesOf(batch)),
    onSent: (batch) => {
      for (const edit of batch) {
        unsent.delete(edit);
        kept.markSent(edit);
      }
      compactor.noteEntry();
      hear({ type: 'sent', unsaved: unsent.size });
    },
    onRefused: (thrown) => hear({ type: 'write-refused', failure: toFailure(thrown, 'documents/not-sent') }),
  });
  const line = (edit: LocalEdit) => {
    unsent.add(edit);
    hear({ type: 'edited', unsaved: unsent.size });
    sender.add(edit);
  };
  return {
    /** A new edit, written down on the device before this returns. */
    add: (update: Uint8Array): void => line(kept.add(update)),
    /** What a tab that is gone has left in the journal. */
    takeUp: (key: string, update: Uint8Array): void => line(kept.takeUp(key, update)),
    /** What stands in the store, but for what this page has stored itself before it could read. */
    takeUpStored: (rows: readonly UnsentRow[]): void => {
      const inLine = new Set(Array.from(unsent, ({ row }) => row));
      for (const { id, update } of rows) if (!inLine.has(id)) line(kept.found(id, update));
    },
    setOpen: sender.setOpen,
    flush: sender.flush,
    tryAgain: sender.tryAgain,
    /** How long the log is now, and that it has just been compacted. */
    noteLength: compactor.setLength,
    noteCompacted: compactor.noteEpoch,
    close: (): void => {
      sender.close();
      compactor.close();
    },
  };
}

const updatesOf = (edits: readonly LocalEdit[]): Uint8Array[] => edits.map(({ update }) => update);
const toDeviceFailure = (thrown: unknown) => toFailure(thrown, 'client/storage-blocked');
