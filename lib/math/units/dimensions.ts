import { hasMoney, isMoney } from './currencies';

/**
 * A dimension as powers of mass, length, time, current, temperature, luminous intensity, amount, angle and
 * information: the order of mathjs. Behind them each currency has a place of its own, see `currencies.ts`.
 */
export type Dimensions = readonly number[];

export const noDimensions: Dimensions = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const angleAt = 7;

export const isDimensionless = (dimensions: Dimensions) => dimensions.every((power) => power === 0);

/** Whether two dimensions are the same; an angle counts as a pure number beside anything else. */
export function isSameDimension(a: Dimensions, b: Dimensions): boolean {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  return longer.every((power, at) => at === angleAt || Math.abs(power - (shorter[at] ?? 0)) < 1e-9);
}

export const isAngle = (dimensions: Dimensions) =>
  dimensions.every((power, at) => power === (at === angleAt ? 1 : 0));

export const multiplyDimensions = (a: Dimensions, b: Dimensions, times = 1): Dimensions =>
  a.length >= b.length
    ? a.map((power, at) => tidy(power + times * (b[at] ?? 0)))
    : b.map((power, at) => tidy((a[at] ?? 0) + times * power));

export const raiseDimensions = (a: Dimensions, exponent: number): Dimensions =>
  a.map((power) => tidy(power * exponent));

/** Thirds and halves come back to whole powers without a rest. */
const tidy = (power: number) => {
  const whole = Math.round(power * 12) / 12;
  return Math.abs(whole - power) < 1e-9 ? whole : power;
};

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
