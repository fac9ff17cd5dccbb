import { MathError, type Place } from '../../errors/math-error';
import type { UnitFactor } from '../../units/unit';
import { isDimensionless } from '../../units/dimensions';
import { isList, toDouble } from '../../values/classify';
import { multiplyQuantities, Quantity, quantityOf } from '../../values/quantity';
import type { Value } from '../../values/value';
import { makeUncertain } from '../make-uncertain';

/** A number with a unit behind it; a list is that of its members with the unit: `[20, 30] °C`. */
export function attachUnit(amount: Value, factors: readonly UnitFactor[], place: Place): Value {
  if (typeof amount === 'number') return quantityOf(amount, factors);
  if (isList(amount)) return amount.map((entry) => attachUnit(entry, factors, place));
  if (amount instanceof Quantity) return multiplyQuantities(amount, quantityOf(1, factors), 1);
  const uncertain = makeUncertain.withUnit(amount, factors);
  if (uncertain) return uncertain;
  const double = toDouble(amount);
  if (double === null) throw new MathError('argument-type', 'A unit follows a number.', place);
  const quantity = quantityOf(double, factors);
  return isDimensionless(quantity.dimensions) ? quantity.si : quantity;
}
