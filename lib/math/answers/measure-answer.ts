import { MathError } from '../errors/math-error';
import { readPair } from '../compare/read-pair';
import type { SheetSettings } from '../sheet/settings';
import { mainNumber } from './figures/main-number';
import { countFigures, type TypedFigures } from './figures/typed-figures';
import { normalForm } from './form/normal-form';
import { readQuantity } from './unit/read-quantity';

/** What an answer comes to as a quantity. */
export type MeasuredAnswer = {
  /** The number as it was typed, without its unit; null for a calculation. */
  number: string | null;
  figures: TypedFigures | null;
  hasUnit: boolean;
  /** In base units, and what one of its own unit is in them. */
  si: number;
  scale: number;
  /** Where the zero of its unit lies, as that of a Celsius scale does. */
  zero: number;
  /** Of which kind it is: the same for all units of one kind. */
  dimensions: string;
};

/** Reads an answer as a quantity; null where it is none. Never throws for what somebody typed. */
export function measureAnswer(text: string, settings?: Partial<SheetSettings>): MeasuredAnswer | null {
  return orNull(() => {
    const { second, scope } = readPair(text, text, { settings, isQuantity: true });
    const read = second.kind === 'formula' ? readQuantity(second.node, scope) : null;
    if (!read) return null;
    const number = mainNumber(read.node);
    return {
      number,
      figures: number === null ? null : countFigures(number),
      hasUnit: read.units.length > 0,
      si: read.si,
      scale: read.scale,
      zero: read.zero,
      dimensions: read.dimensions.join(','),
    };
  });
}

/** What an answer says, in one form: the same for texts that differ in order and blanks alone. */
export const formOfAnswer = (text: string, settings?: Partial<SheetSettings>): string | null =>
  orNull(() => normalForm(readPair(text, text, { settings }).second));

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof MathError) return null;
    throw error;
  }
}
