import { besidePath } from '@/lib/class/beside';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import { toPlainText } from '@/lib/core/plain-text';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';

/** A learner's page, as who leads the class writes beside it. `by` is the writer. */
export type PageBeside = { roomId: string; handoutId: string; uid: string; by: string };

const pathOf = ({ roomId, handoutId, uid }: PageBeside, place: string): string =>
  `${besidePath(roomId, handoutId, uid)}/${place}`;

async function put(path: string, record: object | null): Promise<void> {
  const { database, ref, serverTimestamp, set } = await loadDatabase();
  await set(ref(database, path), record && { ...record, at: serverTimestamp() });
}

/** Writes the note for a line; an empty one takes it away. Throws what the Realtime Database refuses. */
export function writeNote(page: PageBeside, cellId: string, text: string): Promise<void> {
  const plain = toPlainText(text).trim();
  return put(pathOf(page, `notes/${cellId}`), plain === '' ? null : { text: plain, by: page.by });
}

/** Marks a line as looked at, or takes the mark away. Throws what the Realtime Database refuses. */
export const markLooked = (page: PageBeside, cellId: string, isLooked: boolean): Promise<void> =>
  put(pathOf(page, `looked/${cellId}`), isLooked ? { by: page.by } : null);

/**
 * Says that the caller reads a page, until the function that it returns is called or the connection goes. What fails is
 * not told: it is only a mark, and it is written again with the next connection.
 */
export function keepReading(page: PageBeside): () => void {
  return subscribeLater(async () => {
    const { database, onDisconnect, onValue, ref, remove, serverTimestamp, set } = await loadDatabase();
    const mark = ref(database, pathOf(page, `readers/${page.by}`));
    const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() !== true) return;
      void onDisconnect(mark).remove().catch(ignore);
      void set(mark, { at: serverTimestamp() }).catch(ignore);
    });
    return () => {
      stop();
      void onDisconnect(mark).cancel().catch(ignore);
      void remove(mark).catch(ignore);
    };
  }, ignore);
}

const ignore = () => undefined;
