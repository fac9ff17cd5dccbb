import 'server-only';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** A transaction, or Firestore itself. */
export type Reader = Pick<Transaction, 'getAll'> | Pick<Firestore, 'getAll'>;

/** Documents by a name each. */
export type References = Readonly<Record<string, { readonly path: string }>>;

export type Snapshots<Named extends References> = {
  [Name in keyof Named]: DocumentSnapshot<DataOf<Named[Name]>>;
};

type DataOf<Reference> = Reference extends DocumentReference<infer Data> ? Data : never;

/** Reads two sets of documents in one round trip, each document once, however many names it has. */
export async function readAll<One extends References, Other extends References>(
  reader: Reader,
  one: One,
  other: Other,
): Promise<[Snapshots<One>, Snapshots<Other>]> {
  const asked = [...Object.values(one), ...Object.values(other)];
  const byPath = new Map(asked.map((reference) => [reference.path, reference]));
  const snapshots = await reader.getAll(...([...byPath.values()] as DocumentReference[]));
  const found = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  // Each snapshot went through the converter of its reference, which the type of `getAll` does not say.
  const named = <Named extends References>(references: Named) =>
    Object.fromEntries(
      Object.entries(references).map(([name, { path }]) => [name, found.get(path)]),
    ) as Snapshots<Named>;
  return [named(one), named(other)];
}
