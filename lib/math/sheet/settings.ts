/** How a sheet calculates and shows its results. */
export type SheetSettings = {
  /** Decimals of every result, from 0 to 15; null leaves them to the engine. */
  digits: number | null;
  /** Significant figures of every result, from 1 to 15; null for as many as the typed numbers have. */
  figures: number | null;
  angle: 'rad' | 'deg';
  numbers: 'real' | 'complex';
  decimalSign: '.' | ',';
  /** Where random numbers start: the same in every browser. A whole number from 0 to `largestSeed`. */
  seed: number;
  /** How far two numbers may be apart, in parts of the larger one, and yet count as equal: from 0 to 0.01. */
  epsilon: number;
};

/** Doubles this close are one number: what is left after a decimal was rounded to binary. */
export const usualEpsilon = 1e-12;
const largestSeed = 2 ** 31 - 1;
const largestEpsilon = 0.01;

export const defaultSheetSettings: SheetSettings = {
  digits: null,
  figures: null,
  angle: 'rad',
  numbers: 'real',
  decimalSign: '.',
  seed: 1,
  epsilon: usualEpsilon,
};

/** Why a number of digits cannot be used; null when it can. */
function refuseDigits(digits: number | null): string | null {
  const isFine = digits === null || (Number.isInteger(digits) && digits >= 0 && digits <= 15);
  return isFine ? null : 'The number of digits goes from 0 to 15.';
}

/** The same for a number of figures. */
function refuseFigures(figures: number | null): string | null {
  const isFine = figures === null || (Number.isInteger(figures) && figures >= 1 && figures <= 15);
  return isFine ? null : 'The number of figures goes from 1 to 15.';
}

export const isSeed = (seed: unknown): seed is number =>
  Number.isInteger(seed) && (seed as number) >= 0 && (seed as number) <= largestSeed;

export const isEpsilon = (epsilon: unknown): epsilon is number =>
  typeof epsilon === 'number' && epsilon >= 0 && epsilon <= largestEpsilon;

function refuseRest({ seed, epsilon }: SheetSettings): string | null {
  if (!isSeed(seed)) return 'Random numbers start at a whole number from 0 on.';
  return isEpsilon(epsilon) ? null : 'Numbers that count as equal are at most 0.01 apart.';
}

/** Throws a `RangeError` for settings that no sheet can have. */
export function checkSettings(settings: SheetSettings): SheetSettings {
  const refusal = refuseDigits(settings.digits) ?? refuseFigures(settings.figures) ?? refuseRest(settings);
  if (refusal !== null) throw new RangeError(refusal);
  return settings;
}
