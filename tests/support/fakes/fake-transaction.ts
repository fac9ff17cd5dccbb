import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';

type Documents = Readonly<Record<string, unknown>>;

/**
 * A transaction over documents in memory, by path. It keeps what is written, and records each round trip to
 * Firestore.
 */
export function fakeTransaction(documents: Documents, rows: readonly unknown[] = []) {
  const trips: string[][] = [];
  const written = new Map<string, unknown>();
  const read = (ref: DocumentReference) => {
    const data = documents[ref.path];
    return { ref, exists: data !== undefined, data: () => data };
  };
  const keep = ({ path }: DocumentReference, data?: unknown) => void written.set(path, data);
  const fake = {
    getAll: (...references: DocumentReference[]) => {
      trips.push(references.map(({ path }) => path));
      return Promise.resolve(references.map(read));
    },
    /** A query answers with all rows. */
    get: (asked: DocumentReference | Query) => {
      trips.push(['path' in asked ? asked.path : 'query']);
      if ('path' in asked) return Promise.resolve(read(asked));
      const docs = rows.map((row, index) => ({ ref: { path: `rows/${index}` }, data: () => row }));
      return Promise.resolve({ docs, size: rows.length });
    },
    set: keep,
    create: keep,
    update: keep,
    delete: keep,
  };
  return { transaction: fake as unknown as Transaction, trips, written };
}
