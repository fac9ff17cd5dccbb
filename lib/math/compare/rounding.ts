import type { BigNumber } from 'mathjs';
import { mathjs } from '../evaluate/mathjs';

/** How an answer has to be rounded: to significant figures, or to decimals. */
export type Rounding = { kind: 'figures' | 'decimals'; count: number };

type RoundingVerdict = 'right' | 'wrong-rounding' | 'different';

const halfAwayFromZero = 4;

/**
 * Whether a typed number is the exact one, rounded as asked. Halves go away from zero, by the decimal digits. A number
 * within two of its last places was rounded wrongly; one further off is another number.
 */
export function judgeRounding(exact: BigNumber, typed: string, rounding: Rounding): RoundingVerdict {
  const given = mathjs.bignumber(typed);
  const wanted =
    rounding.kind === 'figures'
      ? exact.toSignificantDigits(rounding.count, halfAwayFromZero)
      : exact.toDecimalPlaces(rounding.count, halfAwayFromZero);
  if (given.eq(wanted) && hasPlaces(typed, rounding)) return 'right';
  const step = mathjs.bignumber(10).pow(lastPlace(typed));
  return given.minus(exact).abs().lte(step.times(2)) ? 'wrong-rounding' : 'different';
}

/** Zeros at the end of a whole number may count or not, so 100 has one, two or three figures. */
function hasPlaces(typed: string, { kind, count }: Rounding): boolean {
  const [digits = ''] = typed.split(/e/i);
  const [, decimals = ''] = digits.split('.');
  if (kind === 'decimals') return decimals.length === count;
  const figures = digits.replace(/[-.]/g, '').replace(/^0+/, '');
  const least = digits.includes('.') ? figures.length : figures.replace(/0+$/, '').length;
  return count >= least && count <= Math.max(figures.length, 1);
}

/** The power of ten of the last digit. */
function lastPlace(typed: string): number {
  const [digits = '', power = '0'] = typed.split(/e/i);
  return Number(power) - (digits.split('.')[1]?.length ?? 0);
}
