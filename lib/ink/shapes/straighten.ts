import { boxOfPoints } from '../box';
import { distance, lengthOf, type Place } from '../geometry';
import { evenly, isClosed, offBox, offEllipse, offLine } from './fit';
import type { Shape } from './shape-points';

/** A smaller line is no shape (units). */
const smallest = 16;
const [straight, round, square] = [0.08, 0.14, 0.2];

/** The shape that a hand meant, for who holds the pen at the end; null where it meant none. */
export function straighten(points: readonly Place[]): Shape | null {
  if (lengthOf(points) < smallest) return null;
  const places = evenly(points);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  // The head of an arrow makes a longer way of it.
  const isDirect = lengthOf(places) < 1.12 * distance(first, last);
  if (isDirect && offLine(places) < straight) return { kind: 'line', from: first, to: level(first, last) };
  if (isClosed(places)) return toClosed(places);
  return toAxes(places) ?? toArrow(places);
}

function toClosed(places: readonly Place[]): Shape | null {
  const [ellipse, box] = [offEllipse(places), offBox(places)];
  const { left, top, right, bottom } = boxOfPoints(places);
  const [from, to] = [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
  if (ellipse < round && ellipse <= box) return { kind: 'circle', from, to: evenBox(from, to) };
  return box < square ? { kind: 'rectangle', from, to } : null;
}

/** What is nearly a circle is one. */
function evenBox(from: Place, to: Place): Place {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const size = (width + height) / 2;
  return Math.abs(width - height) < 0.15 * size ? { x: from.x + size, y: from.y + size } : to;
}

/** Two straight legs, one down and one to the right: axes with their origin in the corner. */
function toAxes(places: readonly Place[]): Shape | null {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const [up, right] = first.y < last.y ? [first, last] : [last, first];
  const corner = { x: up.x, y: right.y };
  const isWide = right.x - up.x > smallest && right.y - up.y > smallest;
  const bend = places.findIndex((place) => distance(place, corner) === nearest(places, corner));
  const legs = [places.slice(0, bend + 1), places.slice(bend)];
  const isFar = nearest(places, corner) > 0.12 * distance(up, right);
  if (!isWide || isFar || legs.some((leg) => leg.length < 3 || offLine(leg) > straight)) return null;
  return { kind: 'axes', from: corner, to: { x: right.x, y: up.y } };
}

const nearest = (places: readonly Place[], to: Place): number =>
  Math.min(...places.map((place) => distance(place, to)));

/** A straight shaft, then a head of short lines around its tip. */
function toArrow(places: readonly Place[]): Shape | null {
  const [from] = places;
  if (!from) return null;
  const far = Math.max(...places.map((place) => distance(from, place)));
  const at = places.findIndex((place) => distance(from, place) > 0.97 * far);
  const [shaft, head, tip] = [places.slice(0, at + 1), places.slice(at), places[at]];
  if (!tip || shaft.length < 3 || head.length < 5 || offLine(shaft) > straight) return null;
  const isNear = head.every((place) => distance(place, tip) < 0.45 * far);
  return isNear ? { kind: 'arrow', from, to: level(from, tip) } : null;
}

/** A line that is nearly level or upright is so. */
function level(from: Place, to: Place): Place {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const most = Math.tan((4 * Math.PI) / 180);
  if (dy < most * dx) return { x: to.x, y: from.y };
  return dx < most * dy ? { x: from.x, y: to.y } : to;
}
