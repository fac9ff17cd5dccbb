import type { Journal } from './journal';
import type { LocalStore } from './local-store';

/** An edit of this device on its way to the service. */
export type LocalEdit = {
  readonly update: Uint8Array;
  isSent: boolean;
  key: string | null;
  row: number | null;
};

type Parts = {
  document: string;
  journal: Journal;
  store: LocalStore;
  /** This device could not keep an edit, which goes to the service all the same. Null when it can again. */
  onDevice: (failure: unknown) => void;
};

/**
 * Keeps edits on this device until the service has them: in the journal at once, then in the store. The journal gives
 * an edit up when the store has it, the store when the service has it.
 */
export function createLocalEdits({ document, journal, store, onDevice }: Parts) {
  const failures = { journal: null as unknown, store: null as unknown };
  const note = (which: keyof typeof failures, failure: unknown): void => {
    if (failures[which] === null && failure === null) return;
    failures[which] = failure;
    onDevice(failures.journal ?? failures.store);
  };
  const release = (edit: LocalEdit): void => {
    if (edit.isSent) forget(edit.key);
    if (edit.isSent && edit.row !== null) {
      store.removeUnsent([edit.row]).catch((thrown: unknown) => note('store', thrown));
    }
  };
  const forget = (key: string | null): void => {
    if (key !== null) journal.remove(key);
  };
  const persist = (edit: LocalEdit): void => {
    store.addUnsent(document, edit.update).then(
      (row) => {
        edit.row = row;
        forget(edit.key);
        release(edit);
        note('store', null);
      },
      (thrown: unknown) => note('store', thrown),
    );
  };
  const writeDown = (update: Uint8Array): string | null => {
    try {
      const key = journal.write(update);
      note('journal', null);
      return key;
    } catch (thrown) {
      note('journal', thrown);
      return null;
    }
  };

  return {
    /** A new edit, written down before this returns. */
    add: (update: Uint8Array): LocalEdit => {
      const edit: LocalEdit = { update, isSent: false, key: writeDown(update), row: null };
      persist(edit);
      return edit;
    },
    /** What a tab that is gone has left in the journal. */
    takeUp: (key: string, update: Uint8Array): LocalEdit => {
      const edit: LocalEdit = { update, isSent: false, key, row: null };
      persist(edit);
      return edit;
    },
    /** What stands in the store already. */
    found: (row: number, update: Uint8Array): LocalEdit => ({ update, isSent: false, key: null, row }),
    markSent: (edit: LocalEdit): void => {
      edit.isSent = true;
      release(edit);
    },
  };
}
