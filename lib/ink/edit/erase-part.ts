import { distance, distanceToLine, lengthOf } from '../geometry';
import type { InkChange } from '../ink-document';
import type { InkItem } from '../ink-item';
import type { InkPoint, Stroke } from '../stroke';
import { touchedBy, type RoundPath } from './hit-test';

/** A line is looked at so closely (units). */
const step = 0.5;
/** A rest of a line that is shorter than this is no piece (units). */
const shortest = 1;

/** What an eraser does on its way: the strokes that it touches, each with the pieces that are left of it. */
export const eraseParts = (items: readonly InkItem[], path: RoundPath): InkChange[] =>
  touchedBy(items, path).flatMap((item) => {
    const strokes = cutStroke(item.stroke, path);
    return strokes === null ? [] : [{ item, strokes }];
  });

/** The pieces of a stroke outside of where something round went; null where the stroke stays whole. */
function cutStroke(stroke: Stroke, { from, to, radius }: RoundPath): Stroke[] | null {
  const isGone = (point: InkPoint): boolean => distanceToLine(point, from, to) <= radius;
  const pieces = piecesOf(stroke.points, isGone);
  const [only] = pieces;
  if (pieces.length === 1 && only?.length === stroke.points.length) return null;
  return pieces.filter((points) => lengthOf(points) >= shortest).map((points) => ({ ...stroke, points }));
}

function piecesOf(points: readonly InkPoint[], isGone: (point: InkPoint) => boolean): InkPoint[][] {
  const pieces: InkPoint[][] = [];
  let piece: InkPoint[] | null = null;
  points.forEach((point, at) => {
    const last = points[at - 1];
    for (const edge of last ? edgesBetween(last, point, isGone) : []) {
      if (piece) {
        piece.push(edge);
        piece = null;
      } else pieces.push((piece = [edge]));
    }
    if (isGone(point)) piece = null;
    else if (piece) piece.push(point);
    else pieces.push((piece = [point]));
  });
  return pieces;
}

/** Where a line between two points goes in and out. */
function edgesBetween(a: InkPoint, b: InkPoint, isGone: (point: InkPoint) => boolean): InkPoint[] {
  const looks = Math.max(1, Math.ceil(distance(a, b) / step));
  const edges: InkPoint[] = [];
  let wasGone = isGone(a);
  for (let look = 1; look <= looks; look += 1) {
    const now = isGone(mix(a, b, look / looks));
    if (now !== wasGone) edges.push(mix(a, b, findEdge(a, b, [(look - 1) / looks, look / looks], isGone)));
    wasGone = now;
  }
  return edges;
}

/** Halves the stretch in which the edge lies until nobody would see more. */
function findEdge(
  a: InkPoint,
  b: InkPoint,
  [from, to]: [number, number],
  isGone: (point: InkPoint) => boolean,
): number {
  const atFrom = isGone(mix(a, b, from));
  let [low, high] = [from, to];
  for (let turn = 0; turn < 4; turn += 1) {
    const half = (low + high) / 2;
    if (isGone(mix(a, b, half)) === atFrom) low = half;
    else high = half;
  }
  return (low + high) / 2;
}

const mix = (a: InkPoint, b: InkPoint, part: number): InkPoint => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
  pressure: a.pressure + part * (b.pressure - a.pressure),
});
