import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { windowOf } from './scale';

/** A place in a window, from 0 to 1, from the left and from the top. */
export type WindowPlace = { across: number; down: number };

/** The window that a plot was computed for, or else the whole plot. */
export const computedWindow = (plot: Plot): PlotWindow => plot.window ?? windowOf(plot);

/** The window moved by parts of its own size, to the right and down. */
export function panWindow({ left, right, bottom, top }: PlotWindow, by: WindowPlace): PlotWindow {
  const [x, y] = [(right - left) * by.across, (top - bottom) * by.down];
  return { left: left + x, right: right + x, bottom: bottom - y, top: top - y };
}

/** A window is at most so many times narrower or wider than the range of its plot. */
const [deepest, widest] = [1e6, 1e3];

/**
 * The window seen from nearer (a factor below 1) or farther. What is at the place stays there. A window that would be
 * too narrow or too wide for the range stays as it is.
 */
export function zoomWindow(
  window: PlotWindow,
  factor: number,
  at: WindowPlace,
  range: Pick<Plot['x'], 'from' | 'to'>,
): PlotWindow {
  const [width, height] = [window.right - window.left, window.top - window.bottom];
  const whole = range.to - range.from || 1;
  const isPossible = width * factor > whole / deepest && width * factor < whole * widest;
  if (!isPossible || !(height * factor > 0)) return window;
  const left = window.left + width * at.across * (1 - factor);
  const top = window.top - height * at.down * (1 - factor);
  return { left, right: left + width * factor, bottom: top - height * factor, top };
}

/** Whether a point is in sight. A hair outside counts, so that the ends of a range do. */
export function isInSight({ left, right, bottom, top }: PlotWindow, x: number, y: number): boolean {
  const [sideways, upright] = [(right - left) * 1e-6, (top - bottom) * 1e-6];
  return x >= left - sideways && x <= right + sideways && y >= bottom - upright && y <= top + upright;
}

export const isSameWindow = (one: PlotWindow | null, other: PlotWindow | null): boolean =>
  one === other || (one !== null && other !== null && sides.every((side) => one[side] === other[side]));

const sides = ['left', 'right', 'bottom', 'top'] as const;

/** The window as a cell keeps it. It belongs to the range that is typed, and goes with it. */
export const keptWindow = (window: PlotWindow, source: string) => ({ ...window, range: typedRange(source) });

/** What is kept in a cell as its window; null for anything else, and for the window of another range. */
export function readKeptWindow(kept: unknown, source: string): PlotWindow | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (Reflect.get(kept, 'range') !== typedRange(source)) return null;
  const [left, right, bottom, top] = sides.map((side): unknown => Reflect.get(kept, side));
  const isWindow = isNumber(left) && isNumber(right) && isNumber(bottom) && isNumber(top);
  return isWindow && left < right && bottom < top ? { left, right, bottom, top } : null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What stands behind the last `for` of a plot. */
export const typedRange = (source: string): string =>
  /^.*\bfor\b(?<range>.*)$/su.exec(source)?.groups?.['range']?.trim() ?? '';
