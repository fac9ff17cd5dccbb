/** A query of Firestore as its indexes see it. */
export type QueryShape = {
  /** The last name of its path; null where that is only known at run time. */
  collection: string | null;
  isGroup: boolean;
  /** Fields that are compared by `==` or `in`; `*` where the name is only known at run time. */
  equalities: readonly string[];
  /** Fields whose list must contain something. */
  contains: readonly string[];
  /** Fields that are compared in any other way. */
  ranges: readonly string[];
  orders: readonly Order[];
};

type Order = { field: string; direction: 'ASCENDING' | 'DESCENDING' };
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

/** `firestore.indexes.json`. */
export type IndexFile = {
  indexes: readonly {
    collectionGroup: string;
    queryScope: Scope;
    fields: readonly { fieldPath: string; order?: Order['direction']; arrayConfig?: 'CONTAINS' }[];
  }[];
  fieldOverrides: readonly {
    collectionGroup: string;
    fieldPath: string;
    indexes: readonly { queryScope: Scope; order?: Order['direction']; arrayConfig?: 'CONTAINS' }[];
  }[];
};

type CompositeIndex = IndexFile['indexes'][number];

const unnamed = '__name__';

/** The order of its results: what it asks for, then the fields that it compares by size, as Firestore adds them. */
function sortOf({ ranges, orders }: QueryShape): Order[] {
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  const implied = [...new Set(ranges)]
    .filter((field) => !orders.some((order) => order.field === field))
    .sort()
    .map((field): Order => ({ field, direction }));
  const sort = [...orders, ...implied];
  // Documents of equal fields are ordered by their names, in the last direction, by every index.
  return sort.at(-1)?.field === unnamed ? sort.slice(0, -1) : sort;
}

/** Whether every index that Firestore makes by itself for one field, or none at all, is enough. */
function needsComposite(query: QueryShape): boolean {
  const sort = sortOf(query);
  return sort.length > 1 || (sort.length === 1 && query.equalities.length + query.contains.length > 0);
}

/** Whether an index may have a part in answering: equalities that the query has, then exactly its order. */
export function serves(index: CompositeIndex, query: QueryShape): boolean {
  const sort = sortOf(query);
  const fields = index.fields.filter(({ fieldPath }) => fieldPath !== unnamed);
  const first = fields.slice(0, Math.max(0, fields.length - sort.length));
  const last = fields.slice(first.length);
  return (
    needsComposite(query) &&
    index.collectionGroup === query.collection &&
    (index.queryScope === 'COLLECTION_GROUP') === query.isGroup &&
    last.length === sort.length &&
    last.every(({ fieldPath, order }, at) => fieldPath === sort[at]?.field && order === sort[at].direction) &&
    first.every(({ fieldPath, arrayConfig }) =>
      (arrayConfig === undefined ? query.equalities : query.contains).includes(fieldPath),
    )
  );
}

/**
 * What the file lacks for a query, in words, or null. Firestore joins indexes of the same order, so each equality
 * must stand in one of them; a group of collections has no index that is not asked for.
 */
export function findLack(query: QueryShape, { indexes, fieldOverrides }: IndexFile): string | null {
  const compared = [...query.equalities, ...query.contains];
  if (needsComposite(query)) {
    const served = indexes.filter((index) => serves(index, query));
    const covered = served.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath));
    const lacking = compared.filter((field) => !covered.includes(field));
    if (served.length > 0 && lacking.length === 0) return null;
    const sort = sortOf(query).map(({ field, direction }) => `${field} ${direction}`);
    return `an index on ${[...(lacking.length > 0 ? lacking : compared), ...sort].join(', ')}`;
  }
  const scope: Scope = query.isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  const single = [
    ...query.equalities.map((field) => ({ field, has: (index: { order?: string }) => Boolean(index.order) })),
    ...query.contains.map((field) => ({ field, has: (index: { arrayConfig?: string }) => Boolean(index.arrayConfig) })),
    ...sortOf(query).map(({ field, direction }) => ({ field, has: (index: { order?: string }) => index.order === direction })),
  ]; // prettier-ignore
  const lack = single.find(({ field, has }) => {
    const override = fieldOverrides.find(
      ({ collectionGroup, fieldPath }) => collectionGroup === query.collection && fieldPath === field,
    );
    if (!override) return query.isGroup;
    return !override.indexes.some((index) => index.queryScope === scope && has(index));
  });
  return lack ? `an index of ${lack.field} for ${scope}` : null;
}
