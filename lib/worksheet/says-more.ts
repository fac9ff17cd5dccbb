import type { CellResult } from '@/lib/math/sheet/cell-result';

/** Whether a result says something that is not already typed: `m = 3 kg` needs no line that repeats it. */
export function saysMore(source: string, { shown, kind }: Pick<CellResult, 'shown' | 'kind'>): boolean {
  if (shown === null || kind === 'empty') return false;
  if (/ (?:to|in) /u.test(source)) return true;
  // The result is that of the last statement.
  const last = plain(source.split(';').at(-1) ?? '').replace(/^[^=]*=/u, '');
  if (last === plain(shown)) return false;
  return !(literal.test(last) && Number.parseFloat(last) === Number.parseFloat(plain(shown)));
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, '').replaceAll('−', '-');

/** A number, with or without a unit: nothing is calculated in it. */
const literal = /^[-+]?[\d.]+(?:e[-+]?\d+)?(?:[°%]|\p{L}+(?:\^-?\d+)?(?:[*/·]?\p{L}+(?:\^-?\d+)?)*)?$/u;
