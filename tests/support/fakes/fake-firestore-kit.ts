import type { Places } from '@/tests/support/fakes/place-store';

type Condition = readonly [
  field: string,
  operator: '==' | '<' | '>' | '>=' | 'array-contains',
  value: unknown,
];
type Reference = {
  path: string;
  isCollection: boolean;
  orderedBy: string | null;
  atMost: number;
  where: readonly Condition[];
  isDescending: boolean;
};
type Constraint = Partial<Pick<Reference, 'orderedBy' | 'atMost' | 'where' | 'isDescending'>>;

/** What `firestore-kit` exports, over places in memory. */
export function fakeFirestoreKit(places: Places) {
  const snapshotOf = (path: string) => {
    const data = places.read(path);
    return {
      id: path.slice(path.lastIndexOf('/') + 1),
      exists: () => data !== null,
      data: () => data ?? undefined,
      metadata: { fromCache: !places.isOnline() },
    };
  };
  const documentsOf = ({ path, orderedBy, atMost, where, isDescending }: Reference) => {
    const depth = path.split('/').length + 1;
    const paths = places.listBelow(path).map(([place]) => place);
    const docs = paths
      .filter((place) => place.split('/').length === depth)
      .map(snapshotOf)
      .filter((doc) => where.every((condition) => holds(doc.data() as Record<string, unknown>, condition)));
    const keyOf = (doc: (typeof docs)[number]) =>
      orderedBy === null ? doc.id : (doc.data() as Record<string, string | number>)[orderedBy];
    const sorted = docs.toSorted((one, other) => ((keyOf(one) ?? '') < (keyOf(other) ?? '') ? -1 : 1));
    return (isDescending ? sorted.toReversed() : sorted).slice(0, atMost);
  };
  const look = (reference: Reference) => {
    if (!reference.isCollection) return snapshotOf(reference.path);
    const docs = documentsOf(reference);
    return { docs, size: docs.length, metadata: { fromCache: !places.isOnline() } };
  };
  const fromServer = <T>({ path }: Reference, read: () => T): Promise<T> => {
    if (places.isRefused(path)) return Promise.reject(firestoreError('permission-denied'));
    return places.isOnline() ? Promise.resolve().then(read) : Promise.reject(firestoreError('unavailable'));
  };
  const reference =
    (isCollection: boolean) =>
    (_: unknown, ...names: string[]): Reference => ({
      path: names.join('/'),
      isCollection,
      orderedBy: null,
      atMost: Infinity,
      where: [],
      isDescending: false,
    });

  return {
    firestore: {},
    collection: reference(true),
    doc: reference(false),
    orderBy: (orderedBy: string, direction?: 'desc'): Constraint => ({
      orderedBy,
      isDescending: direction === 'desc',
    }),
    where: (...condition: Condition): Constraint => ({ where: [condition] }),
    serverTimestamp: () => timestampOf(Date.now()),
    writeBatch: () => {
      const writes: [path: string, data: object][] = [];
      const batch = {
        set: (of: Reference, data: object) => {
          writes.push([of.path, data]);
          return batch;
        },
        commit: () => {
          if (writes.some(([path]) => places.isRefused(path)))
            return Promise.reject(firestoreError('permission-denied'));
          writes.forEach(([path, data]) => places.set(path, data));
          return Promise.resolve();
        },
      };
      return batch;
    },
    limit: (atMost: number): Constraint => ({ atMost }),
    query: (of: Reference, ...constraints: Constraint[]): Reference =>
      constraints.reduce<Reference>(
        (narrowed, { where = [], ...rest }) => ({
          ...narrowed,
          ...rest,
          where: [...narrowed.where, ...where],
        }),
        of,
      ),
    getDocFromServer: (of: Reference) => fromServer(of, () => look(of)),
    getDocs: (of: Reference) => fromServer(of, () => look(of)),
    getCountFromServer: (of: Reference) =>
      fromServer(of, () => ({ data: () => ({ count: documentsOf(of).length }) })),
    onSnapshot: (
      of: Reference,
      ...rest:
        | [options: object, next: (seen: unknown) => void, fail?: (thrown: Error) => void]
        | [next: (seen: unknown) => void, fail?: (thrown: Error) => void]
    ) => {
      const [next, fail] = rest.filter((given) => typeof given === 'function') as [
        (seen: unknown) => void,
        ((thrown: Error) => void)?,
      ];
      return places.watch(
        of.path,
        () => next(look(of)),
        () => fail?.(firestoreError('permission-denied')),
      );
    },
    reconnect: () => Promise.resolve(),
  };
}

/** A field that is missing holds nothing. */
function holds(data: Record<string, unknown>, [field, operator, value]: Condition): boolean {
  if (data[field] === undefined) return false;
  const [there, given] = [data[field] as number, value as number];
  if (operator === '==') return there === given;
  if (operator === 'array-contains') return (data[field] as unknown[]).includes(value);
  return operator === '<' ? there < given : operator === '>' ? there > given : there >= given;
}

/** A time of the server as documents hold it; it sorts as a number does. */
export const timestampOf = (ms: number) => ({ toMillis: () => ms, valueOf: () => ms });

/** As the SDK throws it: a bare code under the name that all of Firebase shares. */
const firestoreError = (code: 'permission-denied' | 'unavailable'): Error =>
  Object.assign(new Error(code), { name: 'FirebaseError', code });
