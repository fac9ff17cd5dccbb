import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { panWindow, zoomWindow, type WindowPlace } from './window';

type Pointers = readonly WindowPlace[];

/**
 * The window after one pointer or two moved over it, from where they began. One moves it; two zoom, and what is between
 * them stays between them.
 */
export function windowAfter(
  window: PlotWindow,
  before: Pointers,
  after: Pointers,
  range: Pick<Plot['x'], 'from' | 'to'>,
): PlotWindow {
  const [from, to] = [middleOf(before), middleOf(after)];
  const factor = apart(before) > 0 && apart(after) > 0 ? apart(before) / apart(after) : 1;
  const near = factor === 1 ? window : zoomWindow(window, factor, from, range);
  return panWindow(near, { across: from.across - to.across, down: from.down - to.down });
}

const middleOf = (pointers: Pointers): WindowPlace => {
  const sum = (part: keyof WindowPlace) => pointers.reduce((total, pointer) => total + pointer[part], 0);
  const count = Math.max(1, pointers.length);
  return { across: sum('across') / count, down: sum('down') / count };
};

const apart = ([one, other]: Pointers): number =>
  one && other ? Math.hypot(one.across - other.across, one.down - other.down) : 0;

/** How much nearer a turn of the wheel goes (a factor). Some browsers tell it in lines. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * pixelsOfLine;
  return Math.exp(Math.max(-mostPixels, Math.min(mostPixels, pixels)) * perPixel);
}

const pixelsOfLine = 16;
const mostPixels = 100;
const perPixel = 0.005;

/** The window after a key, with or without Shift; null for keys that do not move it. */
export function windowAfterKey(
  window: PlotWindow,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  range: Pick<Plot['x'], 'from' | 'to'>,
): PlotWindow | null {
  const zoomed = { '+': 1 / 1.5, '=': 1 / 1.5, '-': 1.5, _: 1.5, '−': 1.5 }[key];
  if (zoomed !== undefined) return zoomWindow(window, zoomed, { across: 0.5, down: 0.5 }, range);
  const by = arrows[key];
  return shiftKey && by ? panWindow(window, by) : null;
}

const arrows: Readonly<Record<string, WindowPlace>> = {
  ArrowLeft: { across: -0.1, down: 0 },
  ArrowRight: { across: 0.1, down: 0 },
  ArrowUp: { across: 0, down: -0.1 },
  ArrowDown: { across: 0, down: 0.1 },
};
