import type { Handle, PlotWindow } from '@/lib/math/plot/plot';
import type { SliderRange } from '../slider/read-slider';

/** What can be moved at one place of a plot: a name to the sides, a name up and down. */
export type Handles = { across: Handle | null; up: Handle | null };

/** Numbers that names are to have, as they are typed. */
export type NamedValues = ReadonlyMap<string, number>;

/** A key or a pointer moves a name without a range in so many steps over the window. */
const steps = 200;

/** The numbers for a place in the plot, inside the window: round ones, as fine as the window shows. */
export function valuesAt(
  { across, up }: Handles,
  window: PlotWindow,
  place: { x: number; y: number },
): NamedValues {
  const values = new Map<string, number>();
  const x = Math.min(window.right, Math.max(window.left, place.x));
  const y = Math.min(window.top, Math.max(window.bottom, place.y));
  if (up) values.set(up.name, roundedTo(stepOf(up, window.top - window.bottom), typedAt(up, y)));
  if (across)
    values.set(across.name, roundedTo(stepOf(across, window.right - window.left), typedAt(across, x)));
  return values;
}

/** The name that an arrow key moves, and in which direction; null for other keys. */
export function movedByKey({ across, up }: Handles, key: string): { handle: Handle; by: 1 | -1 } | null {
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isSideways && key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const handle = isSideways ? (across ?? up) : (up ?? across);
  if (handle === null) return null;
  const isForward = key === 'ArrowRight' || key === 'ArrowUp';
  // An axis may run against the typed number.
  const direction = handle.one > handle.zero ? 1 : -1;
  return { handle, by: isForward ? direction : direction === 1 ? -1 : 1 };
}

/**
 * The number one step farther: a step of its slider, or else of the window. Null where that is out of sight, because
 * what is moved must not go from under the keys.
 */
export function nextValue(
  handle: Handle,
  by: 1 | -1,
  { value, range }: { value: number; range: SliderRange | null },
  [low, high]: readonly [number, number],
): number | null {
  const step = range?.step ?? stepOf(handle, high - low);
  const next = Number((value + by * step).toPrecision(12));
  const place = handle.zero + next * (handle.one - handle.zero);
  return place < low || place > high ? null : next;
}

const typedAt = ({ zero, one }: Handle, place: number) => (place - zero) / (one - zero);

/** A round step of the typed number for a span of the axis. */
function stepOf({ zero, one }: Handle, span: number): number {
  const rough = span / steps / Math.abs(one - zero);
  const power = 10 ** Math.floor(Math.log10(rough));
  return Number((([1, 2, 5].find((size) => size * power >= rough * 0.999) ?? 10) * power).toPrecision(3));
}

const roundedTo = (step: number, value: number) => Number((Math.round(value / step) * step).toPrecision(12));
