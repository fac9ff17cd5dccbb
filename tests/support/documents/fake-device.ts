import { createJournal, type SyncStorage } from '@/lib/documents/client/journal';
import type { LocalStore } from '@/lib/documents/client/local-store';

/** A browser's storages in memory, shared by its tabs and kept over a reload. */
export function makeFakeDevice() {
  const items = new Map<string, string>();
  const rows = new Map<number, { document: string; update: Uint8Array }>();
  const states = new Map<string, Uint8Array>();
  let made = 0;
  let tabs = 0;
  let journalFailure: Error | null = null;
  let storeFailure: Error | null = null;

  const storage: SyncStorage = {
    get length() {
      return items.size;
    },
    key: (place) => [...items.keys()][place] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (journalFailure) throw journalFailure;
      items.set(key, value);
    },
  };
  const work = async <Result>(run: () => Result): Promise<Result> => {
    await Promise.resolve();
    if (storeFailure) throw storeFailure;
    return run();
  };
  const store: LocalStore = {
    read: (document) =>
      work(() => ({
        state: states.get(document) ?? null,
        unsent: [...rows]
          .filter(([, row]) => row.document === document)
          .map(([id, { update }]) => ({ id, update })),
      })),
    listUnsent: () => work(() => [...rows.values()].map(({ document }) => document)),
    addUnsent: (document, update) =>
      work(() => {
        rows.set((made += 1), { document, update });
        return made;
      }),
    removeUnsent: (ids) => work(() => ids.forEach((id) => rows.delete(id))),
    saveState: (document, state) => work(() => void states.set(document, state)),
  };

  return {
    storage,
    /** Uses no name again that the other has used. */
    goOn: (other: { countNames: () => number }): void => void (made = tabs = other.countNames()),
    countNames: (): number => Math.max(made, tabs),
    items,
    rows,
    states,
    store,
    openTab: () => createJournal(storage, 'journal.', `tab${(tabs += 1)}`),
    /** From now on the storage that journals use throws this; null lets it work again. */
    failJournal: (failure: Error | null): void => void (journalFailure = failure),
    failStore: (failure: Error | null): void => void (storeFailure = failure),
  };
}

export type FakeDevice = ReturnType<typeof makeFakeDevice>;

/** A device as it is at this moment: what a tab that dies now leaves behind. */
export function copyDevice(device: FakeDevice): FakeDevice {
  const copy = makeFakeDevice();
  for (const kept of ['items', 'rows', 'states'] as const) {
    device[kept].forEach((value, key) => (copy[kept] as Map<unknown, unknown>).set(key, value));
  }
  copy.goOn(device);
  return copy;
}
