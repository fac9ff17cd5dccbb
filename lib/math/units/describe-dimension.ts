import { hasMoney, isMoney } from './currencies';
import { isDimensionless, isSameDimension, type Dimensions } from './dimensions';

const names: readonly (readonly [string, Dimensions])[] = [
  ['a length', [0, 1, 0, 0, 0, 0, 0, 0, 0]],
  ['a mass', [1, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['a time', [0, 0, 1, 0, 0, 0, 0, 0, 0]],
  ['a current', [0, 0, 0, 1, 0, 0, 0, 0, 0]],
  ['a temperature', [0, 0, 0, 0, 1, 0, 0, 0, 0]],
  ['a luminous intensity', [0, 0, 0, 0, 0, 1, 0, 0, 0]],
  ['an amount', [0, 0, 0, 0, 0, 0, 1, 0, 0]],
  ['an angle', [0, 0, 0, 0, 0, 0, 0, 1, 0]],
  ['an amount of data', [0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['an area', [0, 2, 0, 0, 0, 0, 0, 0, 0]],
  ['a volume', [0, 3, 0, 0, 0, 0, 0, 0, 0]],
  ['a speed', [0, 1, -1, 0, 0, 0, 0, 0, 0]],
  ['an acceleration', [0, 1, -2, 0, 0, 0, 0, 0, 0]],
  ['a frequency', [0, 0, -1, 0, 0, 0, 0, 0, 0]],
  ['a force', [1, 1, -2, 0, 0, 0, 0, 0, 0]],
  ['a momentum', [1, 1, -1, 0, 0, 0, 0, 0, 0]],
  ['an energy', [1, 2, -2, 0, 0, 0, 0, 0, 0]],
  ['a power', [1, 2, -3, 0, 0, 0, 0, 0, 0]],
  ['a pressure', [1, -1, -2, 0, 0, 0, 0, 0, 0]],
  ['a density', [1, -3, 0, 0, 0, 0, 0, 0, 0]],
  ['a charge', [0, 0, 1, 1, 0, 0, 0, 0, 0]],
  ['a voltage', [1, 2, -3, -1, 0, 0, 0, 0, 0]],
  ['a resistance', [1, 2, -3, -2, 0, 0, 0, 0, 0]],
  ['a conductance', [-1, -2, 3, 2, 0, 0, 0, 0, 0]],
  ['a capacitance', [-1, -2, 4, 2, 0, 0, 0, 0, 0]],
  ['an inductance', [1, 2, -2, -2, 0, 0, 0, 0, 0]],
  ['a magnetic flux', [1, 2, -2, -1, 0, 0, 0, 0, 0]],
  ['a magnetic field', [1, 0, -2, -1, 0, 0, 0, 0, 0]],
  ['a concentration', [0, -3, 0, 0, 0, 0, 1, 0, 0]],
  ['a molar mass', [1, 0, 0, 0, 0, 0, -1, 0, 0]],
  ['a data rate', [0, 0, -1, 0, 0, 0, 0, 0, 1]],
];

/** How a sentence names a dimension: “a speed”; without a name of its own, “a quantity”. */
export function describeDimension(dimensions: Dimensions): string {
  if (isDimensionless(dimensions)) return 'a plain number';
  if (isMoney(dimensions)) return 'an amount of money';
  if (hasMoney(dimensions)) return 'a price';
  const exact = names.find(([, known]) => known.every((power, at) => power === dimensions[at]));
  return (exact ?? names.find(([, known]) => isSameDimension(known, dimensions)))?.[0] ?? 'a quantity';
}
