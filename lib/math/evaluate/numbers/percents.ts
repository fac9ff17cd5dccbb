import { toDouble } from '../../values/classify';
import { Percent } from '../../values/percent';
import { Ratio } from '../../values/ratio';
import type { Value } from '../../values/value';
import { divide } from '../arithmetic';

/** `operand %`. */
export const divideBy100 = (value: Value): Value => {
  const double = toDouble(value);
  if (double !== null && typeof value !== 'object') return new Percent(double / 100);
  const part = divide(value, 100);
  return part instanceof Ratio ? new Percent(part.value) : part;
};

/** The number that a percent is. */
export const plainPercent = (value: Value): Value => (value instanceof Percent ? value.value : value);
