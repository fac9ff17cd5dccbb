import { withStorage } from '@/lib/auth/client/local-data';
import { personalDatabase } from '@/lib/auth/client/personal-database';
import { personalKey } from '@/lib/auth/personal-key';
import { isTabOnly } from '@/lib/core/client/tab-only';
import type { KeptUpload, UploadNote } from './upload-ports';

const storeName = 'files';
type Row = KeptUpload & { roomId: string };

/**
 * The files of one person that are on their way, as this device keeps them: the bytes in IndexedDB, and how far they
 * have come in the storage for short texts. Where a browser keeps nothing, an upload ends with its page.
 */
export function keptUploads(roomId: string, uid: string) {
  const noteKey = (id: string) => personalKey(uid, `upload.${id}`);
  const work = async <Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> => {
    if (isTabOnly()) return null;
    try {
      return await transact(personalDatabase(uid, 'uploads'), mode, act);
    } catch {
      return null;
    }
  };
  const readNote = (id: string): UploadNote =>
    withStorage((storage) => parseNote(storage.getItem(noteKey(id))), noNote);

  return {
    load: async (): Promise<(KeptUpload & { sent: number })[]> => {
      const rows = (await work('readonly', (store) => store.getAll() as IDBRequest<Row[]>)) ?? [];
      return rows
        .filter((row) => row.roomId === roomId)
        .map(({ id, name, type, size, blob }) => ({
          ...{ id, name, type, size, blob },
          sent: readNote(id).sent,
        }));
    },
    keep: async ({ id, name, type, size, blob }: KeptUpload) => {
      await work('readwrite', (store) => store.put({ ...{ id, name, type, size, blob }, roomId }));
    },
    forget: async (id: string) => {
      withStorage((storage) => storage.removeItem(noteKey(id)), undefined);
      await work('readwrite', (store) => store.delete(id));
    },
    readNote,
    writeNote: (id: string, note: UploadNote) =>
      withStorage((storage) => storage.setItem(noteKey(id), JSON.stringify(note)), undefined),
  };
}

const noNote: UploadNote = { session: null, sent: 0 };

function parseNote(text: string | null): UploadNote {
  try {
    const { session, sent } = JSON.parse(text ?? '') as Record<string, unknown>;
    return {
      session: typeof session === 'string' ? session : null,
      sent: typeof sent === 'number' ? sent : 0,
    };
  } catch {
    return noNote;
  }
}

/** One transaction in a database that is open only for it, so that signing out can delete it at any time. */
function transact<Result>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
    opening.onerror = () => reject(opening.error ?? new DOMException('', 'UnknownError'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new DOMException('', 'AbortError'));
      };
    };
  });
}
