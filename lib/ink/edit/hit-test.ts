import { boxOfPoints, meets } from '../box';
import { distanceOfLines, type Place } from '../geometry';
import type { InkItem } from '../ink-item';
import type { Stroke } from '../stroke';

/** Where something round went: an eraser, or a finger that points (then both ends are the same). */
export type RoundPath = { readonly from: Place; readonly to: Place; readonly radius: number };

/** The strokes that something round touches on its way, the topmost last. */
export function touchedBy(items: readonly InkItem[], path: RoundPath): InkItem[] {
  const box = boxOfPoints([path.from, path.to], path.radius);
  return items.filter((item) => meets(item.box, box) && isTouched(item.stroke, path));
}

function isTouched({ points, width }: Stroke, { from, to, radius }: RoundPath): boolean {
  const reach = radius + width / 2;
  return points.some((point, at) => distanceOfLines(points[at - 1] ?? point, point, from, to) <= reach);
}
