/** Bytes from one to another, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14.2). The whole file where it asks for none,
 * for several parts or for something that is no range; null where the file ends before it.
 */
export function readRange(header: string | null, size: number): (ByteRange & { isPart: boolean }) | null {
  const whole = { start: 0, end: size - 1, isPart: false };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return whole;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? null : { start: Math.max(0, size - length), end: size - 1, isPart: true };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return null;
  return end < start ? whole : { start, end, isPart: true };
}
