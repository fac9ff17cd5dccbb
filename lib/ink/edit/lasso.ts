import { boxOfPoints, meets } from '../box';
import { between, distance, type Place } from '../geometry';
import type { InkItem } from '../ink-item';
import type { Stroke } from '../stroke';

/** The strokes of which the greater part lies inside a line that was drawn around them. */
export function insideOf(items: readonly InkItem[], lasso: readonly Place[]): InkItem[] {
  if (lasso.length < 3) return [];
  const box = boxOfPoints(lasso);
  return items.filter((item) => meets(item.box, box) && partInside(item.stroke, lasso) > 0.5);
}

/** How much of a stroke's length lies inside. */
function partInside({ points }: Stroke, lasso: readonly Place[]): number {
  const [first] = points;
  if (first && points.length === 1) return isInside(first, lasso) ? 1 : 0;
  let [inside, whole] = [0, 0];
  points.forEach((point, at) => {
    const last = points[at - 1];
    if (!last) return;
    // A long line may lie half inside.
    const pieces = Math.min(32, Math.max(1, Math.ceil(distance(last, point) / 8)));
    const length = Math.max(1e-6, distance(last, point)) / pieces;
    for (let piece = 0; piece < pieces; piece += 1) {
      whole += length;
      if (isInside(between(last, point, (piece + 0.5) / pieces), lasso)) inside += length;
    }
  });
  return inside / whole;
}

/** Whether a place lies inside a closed line: a ray to the right crosses it an odd number of times. */
function isInside({ x, y }: Place, lasso: readonly Place[]): boolean {
  let isIn = false;
  lasso.forEach((a, at) => {
    const b = lasso.at(at - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  });
  return isIn;
}
