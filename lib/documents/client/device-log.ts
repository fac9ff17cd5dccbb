import { longLog } from '../document-limits';
import { decodeUpdate, encodeUpdate, mergeUpdates } from '../update-codec';
import { documentPath, type DocumentPlace } from '../document-place';
import type { DocumentLog, LogObserver } from './document-log';
import type { LocalStore } from './local-store';

/** How tabs of one device tell each other that a log has grown. */
export type TabChannel = { tell: () => void; listen: (run: () => void) => () => void };

const nameOf = (place: DocumentPlace): string => `log of ${documentPath(place)}`;

/** The log of a document that only this device has. Its tabs share it. */
export const createDeviceLog = (store: LocalStore, channel: TabChannel): DocumentLog => ({
  watch: (place, observer) => {
    const told = new Set<number>();
    let isStopped = false;
    const tellNew = async () => {
      const { unsent } = await store.read(nameOf(place));
      if (!isStopped) tellEntries(unsent, told, observer);
    };
    const begin = async () => {
      await mergeEntries(store, nameOf(place));
      await tellNew();
      if (isStopped) return;
      observer.onWhole();
      observer.onEpoch(0);
      observer.onConnected(true);
    };
    begin().catch(observer.onRefused);
    const stopListening = channel.listen(() => void tellNew().catch(() => undefined));
    return () => {
      isStopped = true;
      stopListening();
    };
  },

  readHead: () => Promise.resolve({ epoch: 0, snapshot: null }),

  append: async (place, text) => {
    const update = decodeUpdate(text);
    if (update) await store.addUnsent(nameOf(place), update);
    channel.tell();
  },

  past: null,
});

function tellEntries(
  rows: readonly { id: number; update: Uint8Array }[],
  told: Set<number>,
  observer: LogObserver,
): void {
  for (const { id, update } of rows) {
    if (told.has(id)) continue;
    told.add(id);
    observer.onEntry(String(id), encodeUpdate(update));
  }
}

/** Replaces the entries of a long log by one. An entry that another tab adds meanwhile stays. */
async function mergeEntries(store: LocalStore, name: string): Promise<void> {
  const { unsent } = await store.read(name);
  if (unsent.length < longLog) return;
  await store.addUnsent(name, mergeUpdates(unsent.map(({ update }) => update)));
  await store.removeUnsent(unsent.map(({ id }) => id));
}

/** Deletes the document, for one that has gone into a room. */
export async function deleteDeviceDocument(store: LocalStore, place: DocumentPlace): Promise<void> {
  const [log, left] = await Promise.all([store.read(nameOf(place)), store.read(documentPath(place))]);
  await store.removeUnsent([...log.unsent, ...left.unsent].map(({ id }) => id));
  await store.saveState(documentPath(place), nothing);
}

/** The update that changes nothing. */
const nothing = Uint8Array.of(0, 0);
