import type { SheetSettings } from '../sheet/settings';
import { isMoney } from '../units/currencies';
import type { Quantity } from '../values/quantity';
import type { NumberStyle } from './format-number';

/** Settings of a sheet, and the figures of the numbers that somebody typed in the cell. */
export type DisplayStyle = {
  settings: SheetSettings;
  /** The most that one of them has. */
  typedFigures: number;
  /** The fewest, where all are decimals: a result keeps its zeros up to there. */
  leastFigures?: number;
};

export const plainFigures = 6;
const quantityFigures = 3;

/** How the numbers of a value are written. */
export function styleOf(
  { settings, typedFigures, leastFigures = 0 }: DisplayStyle,
  isQuantity: boolean,
): NumberStyle {
  const { digits: decimals, figures, decimalSign } = settings;
  if (figures !== null) return { decimals, figures, keepsDecimal: false, zeros: 0, decimalSign };
  return {
    decimals,
    figures: Math.max(isQuantity ? quantityFigures : plainFigures, Math.min(typedFigures, 15)),
    keepsDecimal: isQuantity,
    zeros: isQuantity ? leastFigures : 0,
    decimalSign,
  };
}

/** Amounts of money have two decimals. */
export function amountStyle({ dimensions, factors }: Quantity, style: DisplayStyle): NumberStyle {
  const usual = styleOf(style, true);
  return isMoney(dimensions) && factors.length === 1 ? { ...usual, decimals: usual.decimals ?? 2 } : usual;
}
