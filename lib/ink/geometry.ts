/** A place in page units. */
export type Place = { readonly x: number; readonly y: number };

export const distance = (a: Place, b: Place): number => Math.hypot(b.x - a.x, b.y - a.y);

export const between = (a: Place, b: Place, part = 0.5): Place => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
});

/** How far along a line from `a` to `b` its point nearest to a place lies: 0 at `a`, 1 at `b`. */
function partAlong(place: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((place.x - a.x) * dx + (place.y - a.y) * dy) / length));
}

export const distanceToLine = (place: Place, a: Place, b: Place): number =>
  distance(place, between(a, b, partAlong(place, a, b)));

/** How near two lines come to each other. */
export function distanceOfLines(a: Place, b: Place, c: Place, d: Place): number {
  if (doCross(a, b, c, d)) return 0;
  return Math.min(
    distanceToLine(a, c, d),
    distanceToLine(b, c, d),
    distanceToLine(c, a, b),
    distanceToLine(d, a, b),
  );
}

const side = (a: Place, b: Place, place: Place): number =>
  Math.sign((b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x));

const doCross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** The direction from one place to another, counter-clockwise from the right, from 0 up to 360 degrees. */
export const directionOf = (from: Place, to: Place): number =>
  (Math.atan2(from.y - to.y, to.x - from.x) * (180 / Math.PI) + 360) % 360;

/** The length of a line through places. */
export const lengthOf = (places: readonly Place[]): number =>
  places.reduce((sum, place, at) => sum + distance(places[at - 1] ?? place, place), 0);
