import type { UnitFactor } from '../../units/unit';
import type { Dimensions } from '../../units/dimensions';
import { dimensionsOf, type Quantity } from '../../values/quantity';

const avogadro = 6.022_140_76e23;
const [amountAt, angleAt] = [6, 7];

/** What a value is multiplied by where the target is of another kind that people mean by it. */
export type Relation = { factor: number; message: string | null };

/**
 * A turn is a period: 3000 rpm is 50 Hz. An energy is that of one particle, and a mole has as many as Avogadro's
 * number says. Null where the kinds have no such relation.
 */
export function relationOf(
  { dimensions, factors }: Quantity,
  target: readonly UnitFactor[],
): Relation | null {
  const wanted = dimensionsOf(target);
  const at = onlyDifference(dimensions, wanted);
  if (at === null) return null;
  const step = (wanted[at] ?? 0) - (dimensions[at] ?? 0);
  if (at === angleAt && step === -1 && hasHertz(target)) return { factor: 1 / (2 * Math.PI), message: null };
  if (at === angleAt && step === 1 && hasHertz(factors)) return { factor: 2 * Math.PI, message: null };
  if (at !== amountAt || Math.abs(step) !== 1) return null;
  const message = `${step < 0 ? 'For one particle' : 'For one mole'} before, ${step < 0 ? 'for one mole' : 'for one particle'} now: Avogadro’s number lies between.`;
  return isEnergy(step < 0 ? dimensions : wanted)
    ? { factor: step < 0 ? avogadro : 1 / avogadro, message }
    : null;
}

const hasHertz = (factors: readonly UnitFactor[]) => factors.some(({ unit }) => unit.symbol.endsWith('Hz'));

const isEnergy = (dimensions: Dimensions) => dimensions.join() === '1,2,-2,0,0,0,0,0,0';

/** The place of the only dimension in which two kinds differ. */
function onlyDifference(a: Dimensions, b: Dimensions): number | null {
  const places = a.flatMap((power, at) => (power === b[at] ? [] : [at]));
  const [only = null] = places;
  return places.length === 1 ? only : null;
}
