import type { LocalStore, UnsentRow } from './local-store';

const version = 1;
const unsentName = 'unsent';
const statesName = 'states';
const byDocument = 'document';

type Row = { document: string; update: Uint8Array };

/**
 * Documents in IndexedDB. Several tabs share it: a row is added or removed, never changed. When somebody deletes the
 * database, as signing out does, this page lets it go and stores nothing any longer.
 *
 * @param factory `indexedDB`, read when something is stored: a browser may refuse even that
 */
export function createIndexedStore(factory: () => IDBFactory, name: string): LocalStore {
  let opened: Promise<IDBDatabase> | null = null;
  let isGone = false;

  const open = (): Promise<IDBDatabase> => {
    if (isGone) return Promise.reject(new DOMException('', 'InvalidStateError'));
    opened ??= openDatabase(factory(), name, {
      onClosed: () => (opened = null),
      onGone: () => (isGone = true),
    }).catch((thrown: unknown) => {
      opened = null;
      throw thrown;
    });
    return opened;
  };
  /** Resolves when the transaction is complete, which is when its writes are stored. */
  const transact = async <Result>(
    stores: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | null,
  ): Promise<Result | null> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(stores, mode);
      const request = work(transaction.objectStore(stores));
      transaction.oncomplete = () => resolve(request ? request.result : null);
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
  };

  return {
    read: async (document) => {
      const [state, unsent] = await Promise.all([
        transact<unknown>(statesName, 'readonly', (states) => states.get(document)),
        transact<unknown[]>(unsentName, 'readonly', (rows) => rows.index(byDocument).getAll(document)),
      ]);
      return {
        state: ArrayBuffer.isView(state) ? (state as Uint8Array) : null,
        unsent: (unsent ?? []) as readonly UnsentRow[],
      };
    },
    listUnsent: async () => {
      const rows = await transact<unknown[]>(unsentName, 'readonly', (stored) => stored.getAll());
      return Array.from(new Set((rows as readonly Row[] | null)?.map(({ document }) => document)));
    },
    addUnsent: async (document, update) => {
      const row: Row = { document, update };
      return Number(await transact(unsentName, 'readwrite', (rows) => rows.add(row)));
    },
    removeUnsent: async (ids) => {
      await transact(unsentName, 'readwrite', (rows) => {
        ids.forEach((id) => rows.delete(id));
        return null;
      });
    },
    saveState: async (document, state) => {
      await transact(statesName, 'readwrite', (states) => states.put(state, document));
    },
  };
}

type Watcher = { onClosed: () => void; onGone: () => void };

function openDatabase(
  factory: IDBFactory,
  name: string,
  { onClosed, onGone }: Watcher,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      const rows = request.result.createObjectStore(unsentName, { keyPath: 'id', autoIncrement: true });
      rows.createIndex(byDocument, 'document');
      request.result.createObjectStore(statesName);
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      database.onversionchange = () => {
        onGone();
        database.close();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
  });
}
