/** A source that defines one name by one number: what a slider can move. */
export type SliderSource = {
  name: string;
  value: number;
  /** The number as it was typed, and where it stands. */
  typed: string;
  start: number;
  /** What stands behind the number, as it was typed. */
  unit: string;
};

const pattern =
  /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*:?=\s*(?<number>[-−+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*(?<unit>[°%]|(?:\p{L}|µ|Ω)[\p{L}\p{N}\s/^·*()-]*)?\s*$/u;

/** The number that a slider moves; null for a line that says more than one number. */
export function readSlider(source: string): SliderSource | null {
  const match = pattern.exec(source);
  const { name, number, unit = '' } = match?.groups ?? {};
  if (match === null || name === undefined || number === undefined) return null;
  const value = Number(number.replace('−', '-'));
  return {
    name,
    value,
    typed: number,
    start: match[0].indexOf(number, source.indexOf('=')),
    unit: unit.trim(),
  };
}

/** Where a slider goes, in the unit that is typed. */
export type SliderRange = { from: number; to: number; step: number };

/** A usual range for a value: twice as far, in a hundred steps of a round size. */
export function usualRange({ value, unit }: SliderSource): SliderRange {
  if (unit === '°' || unit === 'deg')
    return { from: 0, to: value > 180 ? 360 : value > 90 ? 180 : 90, step: 1 };
  if (unit === '%') return { from: 0, to: 100, step: 1 };
  const size = roundUp(Math.abs(value) * 2 || 10);
  const step = size / 100;
  return value < 0 ? { from: -size, to: size, step } : { from: 0, to: size, step };
}

/** The next of 1, 2, 5, 10, … that is not smaller. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5, 10].find((one) => one * power >= size * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(3));
}

/** What is kept in a cell as its range; null for anything else. */
export function readRange(kept: unknown): SliderRange | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const [from, to, step] = ['from', 'to', 'step'].map((name): unknown => Reflect.get(kept, name));
  const isRange =
    isNumber(from) &&
    isNumber(to) &&
    isNumber(step) &&
    from < to &&
    step > 0 &&
    (to - from) / step <= 100_000;
  return isRange ? { from, to, step } : null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The nearest value that a slider has. */
export function snapTo({ from, to, step }: SliderRange, value: number): number {
  const snapped = from + Math.round((value - from) / step) * step;
  return Number(Math.min(to, Math.max(from, snapped)).toPrecision(12));
}

/** The source with another number, with as many decimals as the step has, or the number had. */
export function moveSlider(source: string, slider: SliderSource, step: number, value: number): string {
  const places = Math.min(12, Math.max(decimalsOf(String(step)), decimalsOf(slider.typed)));
  const typed = Math.abs(value) >= 1e15 ? String(value) : value.toFixed(places);
  return source.slice(0, slider.start) + typed + source.slice(slider.start + slider.typed.length);
}

function decimalsOf(typed: string): number {
  const [digits = '', exponent = '0'] = typed.toLowerCase().split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A number of the slider with its unit, as it is typed. */
export const withUnit = (value: number, unit: string): string =>
  unit === '' ? String(value) : unit === '°' ? `${String(value)}°` : `${String(value)} ${unit}`;
