import type { PlainObject } from '@/emulators/realtime-database/plain-value';
import { leafValue, type DataNode } from '@/emulators/realtime-database/tree';
import type { Query } from './query';

/** `query` in a `.read` rule: https://firebase.google.com/docs/reference/security/database#query_expressions */
export function toQueryVariable(query: Query | null): PlainObject {
  if (!query) return {};
  const { i: index, sp: start, ep: end, l: limit, vf: from } = query;
  return {
    orderByKey: index === '.key',
    orderByValue: index === '.value',
    orderByPriority: index === undefined || index === '.priority',
    orderByChild: index !== undefined && !index.startsWith('.') ? index : null,
    startAt: asLeaf(start),
    endAt: asLeaf(end),
    equalTo: start !== undefined && start === end ? asLeaf(start) : null,
    limitToFirst: from === 'r' ? null : (limit ?? null),
    limitToLast: from === 'r' ? (limit ?? null) : null,
  };
}

function asLeaf(node: DataNode | undefined): string | number | boolean | null {
  const value = leafValue(node ?? null);
  return typeof value === 'object' ? null : value;
}
