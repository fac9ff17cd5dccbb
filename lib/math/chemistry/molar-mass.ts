import { MathError } from '../errors/math-error';
import { findUnit } from '../units/find-unit';
import type { UnitFactor } from '../units/unit';
import { quantityOf, type Quantity } from '../values/quantity';
import { atomicWeight } from './atomic-weights';
import { readSubstance } from './substance';

const factors: readonly UnitFactor[] = [['g', 1] as const, ['mol', -1] as const].flatMap(([name, power]) => {
  const unit = findUnit(name);
  return unit ? [{ unit, power }] : [];
});

/** The molar mass of a formula in g/mol. Throws for what is no formula, and for elements without an atomic weight. */
export function molarMass(text: string): Quantity {
  const substance = readSubstance(text);
  if (!substance || substance.atoms.size === 0)
    throw new MathError(
      'argument-type',
      `“${text}” is no chemical formula. Write H2SO4, Ca(OH)2, CuSO4·5H2O or SO4^2-.`,
    );
  let mass = 0;
  for (const [symbol, count] of substance.atoms) {
    const weight = atomicWeight(symbol);
    if (weight === null)
      throw new MathError(
        'domain',
        `${symbol} has no standard atomic weight, because no form of it is stable.`,
      );
    mass += weight * count;
  }
  // The weights have five figures, so what binary adds to the sum is noise.
  return quantityOf(Number(mass.toPrecision(12)), factors);
}
