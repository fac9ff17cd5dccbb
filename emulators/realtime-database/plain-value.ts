import { isBranch, childEntries, leafValue, type DataNode } from './tree';

export type PlainValue = null | string | number | boolean | readonly PlainValue[] | PlainObject;
export type PlainObject = { readonly [key: string]: PlainValue };

/**
 * What `val()` in rules and a REST answer show: no priorities, and an object whose keys are mostly 0, 1, 2 …
 * becomes an array (https://firebase.blog/posts/2014/04/best-practices-arrays-in-firebase).
 */
export function toPlainValue(node: DataNode): PlainValue {
  if (!isBranch(node)) return leafValue(node);
  const entries = childEntries(node).map(([key, child]) => [key, toPlainValue(child)] as const);
  if (!entries.every(([key]) => /^(0|[1-9]\d*)$/.test(key))) return toObject(entries);
  const length = Math.max(...entries.map(([key]) => Number(key))) + 1;
  if (length > 2 * entries.length) return toObject(entries);
  const array: PlainValue[] = Array.from({ length }, () => null);
  for (const [key, value] of entries) array[Number(key)] = value;
  return array;
}

function toObject(entries: readonly (readonly [string, PlainValue])[]): PlainObject {
  const object = Object.create(null) as Record<string, PlainValue>;
  for (const [key, value] of entries) object[key] = value;
  return object;
}
