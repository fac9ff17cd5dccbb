import type { InkPoint } from './stroke';

/** How much the pressure may differ from what lies between two points that stay. */
const pressureTolerance = 0.12;

/**
 * Leaves out points that lie on the line between others: at most `tolerance` units beside it, and with nearly the
 * pressure that lies between. Nobody sees the difference. A line along a ruler keeps two points.
 */
export function thin<Point extends InkPoint>(points: readonly Point[], tolerance = 0.2): Point[] {
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const { at, off } = farthest(points, from, to, tolerance);
    if (off <= 1) continue;
    keep.add(at);
    open.push([from, at], [at, to]);
  }
  return points.filter((_, at) => keep.has(at));
}

/** The point that is farthest off, in parts of what is allowed. */
function farthest(
  points: readonly InkPoint[],
  from: number,
  to: number,
  tolerance: number,
): { at: number; off: number } {
  const worst = { at: from, off: 0 };
  const [a, b] = [points[from], points[to]];
  if (!a || !b) return worst;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  for (let at = from + 1; at < to; at += 1) {
    const point = points[at];
    if (!point) continue;
    const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, along));
    const beside = Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy) / tolerance;
    const pressure = a.pressure + part * (b.pressure - a.pressure);
    const harder = Math.abs(point.pressure - pressure) / pressureTolerance;
    const off = Math.max(beside, harder);
    if (off > worst.off) Object.assign(worst, { at, off });
  }
  return worst;
}
