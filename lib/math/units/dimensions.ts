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
