/**
 * Rounds to decimals, halves away from zero, as at school: 2.675 is 2.68. The double is read with 15 figures first, so
 * that what binary made of a decimal does not decide. Negative places round to tens and hundreds.
 */
export function roundPlaces(value: number, places: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const [digits = '0', power = '0'] = Math.abs(value).toPrecision(15).split('e');
  const shifted = Number(`${digits}e${Number(power) + places}`);
  if (shifted >= 1e15) return Number(value.toPrecision(15));
  const whole = Math.round(shifted);
  return Math.sign(value) * Number(`${whole}e${-places}`) || 0;
}

/** The power of ten of the first figure: 2 for 137.6, -3 for 0.0045. */
export const exponentOf = (value: number): number =>
  value === 0 ? 0 : Number(value.toExponential(14).split('e')[1] ?? 0);

/** Rounds to significant figures, halves away from zero. */
export function roundFigures(value: number, figures: number): number {
  return roundPlaces(value, figures - 1 - exponentOf(value));
}
