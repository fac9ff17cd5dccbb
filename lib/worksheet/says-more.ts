import type { CellResult } from '@/lib/math/sheet/cell-result';

/**
 * Whether a result says something that is not already typed: `m = 3 kg` needs no line that repeats it. What has an
 * operator always has its value, so `12/5` does as well, which is a fraction like its result.
 */
export function saysMore(source: string, { shown, kind }: Pick<CellResult, 'shown' | 'kind'>): boolean {
  if (shown === null || kind === 'empty') return false;
  if (kind === 'fraction' || / (?:to|in) /u.test(source)) return true;
  // The result is that of the last statement.
  const last = plain(source.split(';').at(-1) ?? '').replace(/^[^=]*=/u, '');
  if (last === plain(shown)) return false;
  return !(literal.test(last) && Number.parseFloat(last) === Number.parseFloat(plain(shown)));
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, '').replaceAll('−', '-');

/** A number, with or without a unit: nothing is calculated in it. */
const literal = /^[-+]?[\d.]+(?:e[-+]?\d+)?(?:[°%]|\p{L}+(?:\^-?\d+)?(?:[*/·]?\p{L}+(?:\^-?\d+)?)*)?$/u;

/** Whether a line only gives a name a typed number: `m = 3 kg`. */
export const isTypedValue = (source: string): boolean =>
  /^[^=]+=[^=]+$/u.test(source) && literal.test(plain(source).replace(/^[^=]*=/u, ''));

/** Whether a result says that its line is wrong: by an error, or by a step that does not follow. */
export const isWrong = ({ error, steps }: Pick<CellResult, 'error' | 'steps'>): boolean =>
  error !== null || (steps?.some(({ outcome }) => outcome === 'fails' || outcome === 'error') ?? false);

/** What a line came to, with its sign; null where that says nothing more, or is not known. */
export function resultInWords(source: string, result: CellResult | undefined): string | null {
  if (!result || result.error !== null || !saysMore(source, result)) return null;
  const isValue = result.kind !== 'solutions' && result.kind !== 'equation';
  return `${isValue ? (result.isRounded ? '≈ ' : '= ') : ''}${result.shown ?? ''}`;
}
