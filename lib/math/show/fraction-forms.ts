import type { Ratio } from '../values/ratio';
import { formatNumber, type NumberStyle } from './format-number';

/** The ways to write an exact fraction. */
export type FractionForms = {
  /** `12/5`. */
  fraction: string;
  /** `2.4`, with the figures of the sheet. */
  decimal: string;
  /** Whether the decimal has all digits: that of 12/5 has, that of 2/3 has not. */
  isDecimalExact: boolean;
  /** `2 2/5`; null below 1. */
  mixed: string | null;
};

/** An exact fraction in each form that a page can switch to. */
export function fractionForms({ numerator, denominator, value }: Ratio, style: NumberStyle): FractionForms {
  const sign = numerator < 0 ? '−' : '';
  const size = Math.abs(numerator);
  const whole = Math.floor(size / denominator);
  const decimal = formatNumber(value, style);
  return {
    fraction: `${sign}${size}/${denominator}`,
    decimal,
    isDecimalExact: isExactly(decimal, size, denominator),
    mixed: whole === 0 ? null : `${sign}${whole} ${size % denominator}/${denominator}`,
  };
}

/** Whether a written decimal is the fraction itself, compared in whole numbers. */
function isExactly(decimal: string, size: number, denominator: number): boolean {
  const [whole = '', part = ''] = decimal.replace(/^−/, '').split(/[.,]/);
  if (!/^\d*$/.test(whole + part)) return false;
  return BigInt(whole + part) * BigInt(denominator) === BigInt(size) * 10n ** BigInt(part.length);
}
