import type { CellResult } from '@/lib/math/sheet/cell-result';

/** Whether a result says something that is not already typed: `m = 3 kg` needs no line that repeats it. */
export function saysMore(source: string, { shown, kind }: Pick<CellResult, 'shown' | 'kind'>): boolean {
  if (shown === null || kind === 'empty') return false;
  if (/ (?:to|in) /u.test(source)) return true;
  const typed = source.split(';').map((statement) => plain(statement.slice(statement.indexOf('=') + 1)));
  return !typed.includes(plain(shown)) && !typed.every(isLiteral);
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, '').replaceAll('−', '-');

/** A number, with or without a unit: nothing was calculated. */
const isLiteral = (text: string): boolean =>
  /^[-+]?[\d.]+(?:e[-+]?\d+)?°?[\p{L}%°/^·*\d]*$/u.test(text) && !/[*+]\d/u.test(text);
