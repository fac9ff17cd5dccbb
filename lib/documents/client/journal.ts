import { decodeUpdate, encodeUpdate } from '../update-codec';

/** What a journal needs of `localStorage`. */
export type SyncStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

export type JournalEntry = { key: string; text: string; update: Uint8Array | null };

/**
 * Keeps edits from the moment of the key press, until a slower store has them. Each edit is an item of its own, so two
 * tabs never overwrite each other. All of it is synchronous: a tab that closes right after a key has it.
 *
 * @param prefix names the person and the document
 * @param tab names this tab, so that no other uses its keys
 */
export function createJournal(storage: SyncStorage, prefix: string, tab: string) {
  let written = 0;

  return {
    /** Returns the key of the entry. Throws what the storage throws when it is full or shut. */
    write: (update: Uint8Array): string => {
      written += 1;
      const key = `${prefix}${tab}.${written}`;
      storage.setItem(key, encodeUpdate(update));
      return key;
    },
    /** What this tab and others have left; `update` is null where an entry is broken. */
    list: (): JournalEntry[] =>
      keysOf(storage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => {
          const text = storage.getItem(key) ?? '';
          return { key, text, update: decodeUpdate(text) };
        }),
    remove: (key: string): void => storage.removeItem(key),
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** All keys of a storage. */
export function keysOf(storage: SyncStorage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)).filter(
    (key) => key !== null,
  );
}
