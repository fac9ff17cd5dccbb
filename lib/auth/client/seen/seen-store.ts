/** A value as it was seen last, and when (ms since 1970). */
type Seen = { value: unknown; at: number };

/** What this device keeps of what one person saw. Nothing of it is ever the only copy, so no method rejects. */
export type SeenStore = {
  read: (key: string) => Promise<Seen | null>;
  write: (key: string, seen: Seen) => Promise<void>;
  /** Removes all whose key is meant. */
  forget: (isMeant: (key: string) => boolean) => Promise<void>;
};

const version = 1;
const storeName = 'seen';

/**
 * Such a store in IndexedDB, for all tabs. When somebody deletes the database, as signing out does, this page lets it
 * go and opens it again only for a person who is signed in.
 *
 * @param isStillIn whether that person is signed in on this page now
 */
export function createSeenStore(
  factory: () => IDBFactory,
  name: string,
  isStillIn: () => boolean,
): SeenStore {
  let opened: Promise<IDBDatabase> | null = null;

  const letGo = () => (opened = null);
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory(), name, letGo).catch((thrown: unknown) => {
      letGo();
      throw thrown;
    });
    return opened;
  };
  const transact = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | null,
  ): Promise<Result | null> => {
    if (!isStillIn()) return null;
    try {
      const database = await open();
      // Their sign-in may have ended while the database was opened: nothing of them is written any more.
      if (!isStillIn()) return null;
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(storeName, mode);
        const request = work(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(request ? request.result : null);
        transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
      });
    } catch {
      // A browser that stores nothing, or is full: the page is then not there without a network.
      return null;
    }
  };

  return {
    read: async (key) => {
      const found = await transact<Seen | undefined>('readonly', (store) => store.get(key));
      return found ?? null;
    },
    write: async (key, seen) => {
      await transact('readwrite', (store) => store.put(seen, key));
    },
    forget: async (isMeant) => {
      const keys = await transact('readonly', (store) => store.getAllKeys());
      const meant = keys?.filter((key) => typeof key === 'string' && isMeant(key)) ?? [];
      if (meant.length === 0) return;
      await transact('readwrite', (store) => {
        meant.forEach((key) => store.delete(key));
        return null;
      });
    },
  };
}

function openDatabase(factory: IDBFactory, name: string, letGo: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = letGo;
      database.onversionchange = () => {
        letGo();
        database.close();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
  });
}
