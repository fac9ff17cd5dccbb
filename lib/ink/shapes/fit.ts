import { boxOfPoints } from '../box';
import { between, distance, distanceToLine, lengthOf, type Place } from '../geometry';

/** How far a drawn line leaves a straight one, in parts of its length. */
export function offLine(places: readonly Place[]): number {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return Infinity;
  const far = Math.max(...places.map((place) => distanceToLine(place, first, last)));
  return far / Math.max(1e-6, distance(first, last));
}

/** How far it leaves the ellipse that fills its box, in parts of that. */
export function offEllipse(places: readonly Place[]): number {
  const { left, top, right, bottom } = boxOfPoints(places);
  const [x, y, a, b] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  if (a === 0 || b === 0) return Infinity;
  return mean(places.map((place) => Math.abs(Math.hypot((place.x - x) / a, (place.y - y) / b) - 1)));
}

/** How far it leaves its box, in parts of the half of that. */
export function offBox(places: readonly Place[]): number {
  const { left, top, right, bottom } = boxOfPoints(places);
  const half = Math.min(right - left, bottom - top) / 2;
  if (half === 0) return Infinity;
  return mean(places.map(({ x, y }) => Math.min(x - left, right - x, y - top, bottom - y) / half));
}

/** Whether a line ends where it began. */
export function isClosed(places: readonly Place[]): boolean {
  const [first, last] = [places[0], places.at(-1)];
  return !!first && !!last && distance(first, last) < 0.15 * lengthOf(places);
}

/** Places at even distances on a line: a slow hand leaves more points, which must not count more. */
export function evenly(places: readonly Place[], count = 64): Place[] {
  const step = lengthOf(places) / (count - 1);
  const even: Place[] = places.slice(0, 1);
  let walked = 0;
  places.forEach((place, at) => {
    const last = places[at - 1];
    if (!last) return;
    const length = distance(last, place);
    for (let next = step * even.length; next <= walked + length && even.length < count - 1; next += step) {
      even.push(between(last, place, length === 0 ? 0 : (next - walked) / length));
    }
    walked += length;
  });
  return [...even, ...places.slice(-1)];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
