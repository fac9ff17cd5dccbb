import { compareKeys, compareValues, maxName, minName } from './ordering';
import { splitPath } from '@/emulators/realtime-database/paths';
import {
  childEntries,
  isBranch,
  leafValue,
  nodeAt,
  priorityOf,
  toBranch,
  type DataNode,
} from '@/emulators/realtime-database/tree';

/**
 * A query as the wire protocol writes it. `i` index (`.key`, `.value`, a child path; absent = priority),
 * `sp`/`sn`/`sin` start value, key and whether it is included, `ep`/`en`/`ein` the same for the end, `l` limit,
 * `vf` view from the left or the right. Names from `toRestQueryStringParameters` / `queryParamsGetQueryObject`
 * in @firebase/database.
 */
export type Query = {
  readonly i?: string;
  readonly sp?: DataNode;
  readonly sn?: string;
  readonly sin?: boolean;
  readonly ep?: DataNode;
  readonly en?: string;
  readonly ein?: boolean;
  readonly l?: number;
  readonly vf?: 'l' | 'r';
};

type Row = { readonly key: string; readonly value: DataNode; readonly node: DataNode };
type Bound = { readonly key: string; readonly value: DataNode };
type Compare = (one: Bound, other: Bound) => number;

/**
 * The children of `node` inside the query's window (without the node's own priority), or `null` for none; a leaf has
 * none, as for the SDK (`RangedFilter.updateFullNode`).
 */
export function applyQuery(node: DataNode, query: Query): DataNode {
  if (!isBranch(node)) return null;
  const isByKey = query.i === '.key';
  const compare = isByKey ? byKey : byValueThenKey;
  const rows = childEntries(node)
    .map(([key, child]): Row => ({ key, value: indexedValue(query.i, child), node: child }))
    .sort(compare)
    .filter(isInside(query, isByKey, compare));
  return toBranch(
    limitRows(rows, query).map((row) => [row.key, row.node]),
    null,
  );
}

/** A query without any of its parts asks for everything, as `get()` of a plain reference does. */
export function isWholeNode(query: Query | null): boolean {
  return query === null || Object.keys(query).length === 0;
}

const byKey: Compare = (one, other) => compareKeys(one.key, other.key);
const byValueThenKey: Compare = (one, other) => compareValues(one.value, other.value) || byKey(one, other);

function indexedValue(index: string | undefined, node: DataNode): DataNode {
  if (index === '.key') return null;
  if (index === '.value') return leafValue(node);
  if (index === undefined || index === '.priority') return priorityOf(node);
  return leafValue(nodeAt(node, splitPath(index)));
}

function isInside(query: Query, isByKey: boolean, compare: Compare): (row: Row) => boolean {
  const start = 'sp' in query ? toBound(query.sp ?? null, query.sn, isByKey, minName) : null;
  const end = 'ep' in query ? toBound(query.ep ?? null, query.en, isByKey, maxName) : null;
  return (row) => {
    const fromStart = start ? compare(row, start) : 1;
    const fromEnd = end ? compare(row, end) : -1;
    const startsInside = query.sin === false ? fromStart > 0 : fromStart >= 0;
    const endsInside = query.ein === false ? fromEnd < 0 : fromEnd <= 0;
    return startsInside && endsInside;
  };
}

function toBound(value: DataNode, name: string | undefined, isByKey: boolean, fallback: string): Bound {
  if (isByKey) return { key: typeof value === 'string' ? value : fallback, value: null };
  return { key: name ?? fallback, value };
}

function limitRows(rows: readonly Row[], { l: limit, vf: from }: Query): readonly Row[] {
  if (limit === undefined) return rows;
  return from === 'r' ? rows.slice(-limit) : rows.slice(0, limit);
}
