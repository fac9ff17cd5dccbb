import type { Text } from 'yjs';

/** A stretch of a text, from `start` up to but not including `end`, and what stands there from now on. */
export type Splice = {
  start: number;
  end: number;
  text: string;
  /** What is added at its end comes before all that others add there, such as a new column. */
  isField?: boolean;
};

/** Makes a shared text say something else, by replacing the one stretch that differs. */
export function replaceText(text: Text, next: string): void {
  spliceText(text, [{ start: 0, end: text.length, text: next }]);
}

/** Replaces some stretches of a shared text, each by the smallest change. They are in order and do not overlap. */
export function spliceText(text: Text, splices: readonly Splice[]): void {
  const before = text.toJSON();
  // From the end, so that the places of those before stay right.
  for (const { start, end, text: next } of splices.toReversed().map((splice) => narrow(before, splice))) {
    if (end > start) text.delete(start, end - start);
    if (next !== '') text.insert(start, next);
  }
}

/** A text with some stretches replaced. */
export function applySplices(before: string, splices: readonly Splice[]): string {
  let after = before;
  for (const { start, end, text } of splices.toReversed())
    after = after.slice(0, start) + text + after.slice(end);
  return after;
}

/** The same change without what stays as it is. */
function narrow(before: string, { start, end, text, isField = false }: Splice): Splice {
  const old = before.slice(start, end);
  const shared = sharedStart(old, text);
  // Two who add something at one place come in any order. With its last character replaced, a field has no such place.
  const isAppended = isField && shared === old.length && text.length > shared;
  const head = isAppended ? Math.max(shared - (isInside(old, shared - 1) ? 2 : 1), 0) : shared;
  const tail = sharedEnd(old, text, head);
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
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
