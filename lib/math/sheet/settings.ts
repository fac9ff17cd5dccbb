/** How a sheet calculates and shows its results. */
export type SheetSettings = {
  /** Decimals of every result, from 0 to 15; null leaves them to the engine. */
  digits: number | null;
  angle: 'rad' | 'deg';
  numbers: 'real' | 'complex';
  decimalSign: '.' | ',';
  /** Where random numbers start: the same in every browser. */
  seed: number;
};

export const defaultSheetSettings: SheetSettings = {
  digits: null,
  angle: 'rad',
  numbers: 'real',
  decimalSign: '.',
  seed: 1,
};

/** Why a number of digits cannot be used; null when it can. */
function refuseDigits(digits: number | null): string | null {
  const isFine = digits === null || (Number.isInteger(digits) && digits >= 0 && digits <= 15);
  return isFine ? null : 'The number of digits goes from 0 to 15.';
}

/** Throws a `RangeError` for settings that no sheet can have. */
export function checkSettings(settings: SheetSettings): SheetSettings {
  const refusal = refuseDigits(settings.digits);
  if (refusal !== null) throw new RangeError(refusal);
  return settings;
}
