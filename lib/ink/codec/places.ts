import type { InkPoint } from '../stroke';
import type { ByteReader } from './byte-reader';
import type { ByteWriter } from './byte-writer';

type Place = Pick<InkPoint, 'x' | 'y'>;

/** Places are kept to an eighth of a unit. */
const steps = 8;
/** No surface is so large; a number beyond it is no place. */
const farthest = 100_000 * steps;

/**
 * Each place is guessed from the two before it. What is left of the guess is small: two numbers from -7 to 7 share a
 * byte. A zero says that two longer numbers follow.
 */
export function writePlaces(out: ByteWriter, points: readonly Place[]): void {
  let [x, y, dx, dy] = [0, 0, 0, 0];
  points.forEach((point, at) => {
    const [nextX, nextY] = [toStep(point.x), toStep(point.y)];
    const [a, b] = [nextX - x - dx, nextY - y - dy];
    const isNear = Math.abs(a) <= 7 && Math.abs(b) <= 7;
    if (at > 0 && isNear) out.byte(((a + 8) << 4) | (b + 8));
    else {
      if (at > 0) out.byte(0);
      out.signed(a);
      out.signed(b);
    }
    [dx, dy] = at === 0 ? [0, 0] : [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
  });
}

export function readPlaces(input: ByteReader, count: number): Place[] {
  const places: Place[] = [];
  let [x, y, dx, dy] = [0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const packed = at === 0 ? 0 : input.byte();
    const a = packed === 0 ? input.signed() : (packed >> 4) - 8;
    const b = packed === 0 ? input.signed() : (packed & 15) - 8;
    const [nextX, nextY] = [x + dx + a, y + dy + b];
    if (Math.abs(nextX) > farthest || Math.abs(nextY) > farthest) throw new RangeError();
    dx = at === 0 ? 0 : nextX - x;
    dy = at === 0 ? 0 : nextY - y;
    x = nextX;
    y = nextY;
    places.push({ x: x / steps, y: y / steps });
  }
  return places;
}

const toStep = (value: number): number =>
  Math.min(farthest, Math.max(-farthest, Math.round(value * steps))) || 0;
