import { isBranchOrWrapped, type DataNode } from '@/emulators/realtime-database/tree';

/** Names that sort before and after every key, as the SDK sends them for `startAfter` and `endBefore`. */
export const minName = '[MIN_NAME]';
export const maxName = '[MAX_NAME]';

/** Keys that are 32-bit integers come first and by number, then the others by their UTF-16 units. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  if (one === minName || other === maxName) return -1;
  if (other === minName || one === maxName) return 1;
  const [first, second] = [asInteger(one), asInteger(other)];
  if (first !== null && second !== null) return first - second || one.length - other.length;
  if (first !== null) return -1;
  if (second !== null) return 1;
  return one < other ? -1 : 1;
}

/** null < false < true < numbers < strings < objects (https://firebase.google.com/docs/database/rest/retrieve-data). */
export function compareValues(one: DataNode, other: DataNode): number {
  const byRank = rankOf(one) - rankOf(other);
  if (byRank !== 0) return byRank;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  return 0;
}

function rankOf(value: DataNode): number {
  if (value === null) return 0;
  if (isBranchOrWrapped(value)) return 5;
  if (typeof value === 'boolean') return value ? 2 : 1;
  return typeof value === 'number' ? 3 : 4;
}

/** `INTEGER_REGEXP` and the 32-bit bounds of `tryParseInt` in @firebase/database. */
function asInteger(key: string): number | null {
  if (!/^-?0*\d{1,10}$/.test(key)) return null;
  const value = Number(key);
  return value >= -2147483648 && value <= 2147483647 ? value : null;
}
