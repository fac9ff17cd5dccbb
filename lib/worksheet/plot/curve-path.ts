import type { Curve, PlotWindow } from '@/lib/math/plot/plot';

/** Where a value stands, from 0 to 1, from the left and from the top. */
export const across = ({ left, right }: PlotWindow, x: number): number => (x - left) / (right - left);
export const down = ({ bottom, top }: PlotWindow, y: number): number => (top - y) / (top - bottom);

/** A curve as the path of an SVG of some size. What is far outside ends at the edge, so that no number is too large. */
export function curvePath({ xs, ys }: Curve, window: PlotWindow, width: number, height: number): string {
  let path = '';
  let isOpen = false;
  for (const [at, x] of xs.entries()) {
    const y = ys[at] ?? null;
    if (y === null) {
      isOpen = false;
      continue;
    }
    const place = [across(window, x) * width, Math.min(3, Math.max(-2, down(window, y))) * height];
    path += `${isOpen ? 'L' : 'M'}${place.map((part) => part.toFixed(1)).join(' ')}`;
    isOpen = true;
  }
  return path;
}

/** The value of a curve at a place, between its points; null in a gap. */
export function valueAt({ xs, ys }: Curve, x: number): number | null {
  const next = xs.findIndex((one) => one >= x);
  if (next === -1) return null;
  const [x1, x2] = [xs[next - 1], xs[next]];
  const [y1, y2] = [ys[next - 1] ?? null, ys[next] ?? null];
  if (x2 === x) return y2;
  if (x1 === undefined || x2 === undefined || y1 === null || y2 === null) return null;
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

/** The height of a curve at a place; that of the nearest point where there are only points. */
export function valueNear(curve: Curve, x: number): number | null {
  if (!curve.isData) return valueAt(curve, x);
  const { xs, ys } = curve;
  let best = 0;
  for (const [at, one] of xs.entries())
    if (Math.abs(one - x) < Math.abs((xs[best] ?? Infinity) - x)) best = at;
  return ys[best] ?? null;
}
