import type { Text } from 'yjs';

/** Makes a shared text say something else, by replacing the one stretch that differs. */
export function replaceText(text: Text, next: string): void {
  const before = text.toJSON();
  const start = sharedStart(before, next);
  const end = sharedEnd(before, next, start);
  if (before.length > start + end) text.delete(start, before.length - start - end);
  if (next.length > start + end) text.insert(start, next.slice(start, next.length - end));
}

/** Yjs damages a character of two code units when a change begins or ends inside it. */
const isInside = (text: string, place: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(place)) && /[\uD800-\uDBFF]/.test(text.charAt(place - 1));

function sharedStart(one: string, other: string): number {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  return isInside(one, start) || isInside(other, start) ? start - 1 : start;
}

function sharedEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let end = 0;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return isInside(one, one.length - end) || isInside(other, other.length - end) ? end - 1 : end;
}
