import { MathError } from '../../errors/math-error';
import { greatest } from '../../values/whole';

/** A decimal with dots behind it: `0.1666...`. */
const dotted = { '.': /(\d+)\.(\d+)(?:\.\.\.|…)(?!\d)/y, ',': /(\d+),(\d+)(?:\.\.\.|…)(?!\d)/y } as const;
/** The same with a line or points above the digits that repeat: `0.16̅`, `0.1̇6̇`. */
const marked = {
  '.': /(\d+)\.((?:\d[\u0304\u0305\u0307]?)+)/y,
  ',': /(\d+),((?:\d[\u0304\u0305\u0307]?)+)/y,
} as const;
const mark = /[\u0304\u0305\u0307]/;
const most = 15;

/** Most texts have no number without an end. */
export const mayRepeat = /\.\.\.|…|[\u0304\u0305\u0307]/;

/**
 * A decimal without an end, as a fraction such as `1/6`, and how many signs it takes; null where none stands. Behind
 * the point a group must stand twice at least, and take half of the digits, so that `3.1415...` is refused.
 */
export function repeatingAt(
  source: string,
  at: number,
  decimalSign: '.' | ',',
): { text: string; length: number } | null {
  const [dots, marks] = [dotted[decimalSign], marked[decimalSign]];
  [dots.lastIndex, marks.lastIndex] = [at, at];
  const found = dots.exec(source);
  const [, whole = '', decimals = ''] = found ?? [];
  const place = { start: at, end: at + (found?.[0].length ?? 0) };
  if (found) {
    const period = periodOf(decimals);
    if (period === null)
      throw new MathError('syntax', 'Before the dots a group of digits stands twice, as in 0.1666...', place);
    return { text: fractionOf(whole, decimals, period, place), length: found[0].length };
  }
  const [all = '', before = '', digits = ''] = marks.exec(source) ?? [];
  if (!mark.test(digits)) return null;
  const plain = digits.replace(new RegExp(mark, 'g'), '');
  const period = plain.length - digits.slice(0, digits.search(mark) - 1).length;
  return { text: fractionOf(before, plain, period, { start: at, end: at + all.length }), length: all.length };
}

/** How long the group is that stands at the end at least twice. */
function periodOf(decimals: string): number | null {
  for (let length = 1; length * 2 <= decimals.length; length++) {
    const group = decimals.slice(-length);
    let count = 1;
    while (decimals.slice(0, decimals.length - count * length).endsWith(group)) count += 1;
    if (count > 1 && count * length * 2 >= decimals.length) return length;
  }
  return null;
}

function fractionOf(
  whole: string,
  decimals: string,
  period: number,
  place: { start: number; end: number },
): string {
  const group = decimals.slice(-period);
  let before = decimals.slice(0, -period);
  while (before.endsWith(group)) before = before.slice(0, -period);
  if (whole.length + before.length + period > most)
    throw new MathError('too-large', 'At most 15 digits can repeat.', place);
  const nines = 10n ** BigInt(period) - 1n;
  const bottom = nines * 10n ** BigInt(before.length);
  const top = BigInt(whole + before) * nines + BigInt(group);
  const shared = greatest(top, bottom);
  return `${top / shared}/${bottom / shared}`;
}
