import { inkColours, strokeTools, type InkPoint, type Stroke } from '../stroke';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { readLevels, writeLevels } from './levels';
import { readPlaces, writePlaces } from './places';

/** The most points of one stroke; a longer line is written as several. */
export const mostPoints = 4000;
const widthSteps = 4;
const straightMark = 32;

/**
 * A stroke as bytes. Places are kept to an eighth of a unit, pressure in 16 levels, the width to a quarter of a unit.
 * Throws a `RangeError` for a stroke without points or with more than `mostPoints`.
 */
export function encodeStroke(stroke: Stroke): Uint8Array {
  const out = new ByteWriter();
  writeStroke(out, stroke);
  return out.bytes();
}

export function writeStroke(out: ByteWriter, { tool, colour, width, ms, isStraight, points }: Stroke): void {
  if (points.length === 0 || points.length > mostPoints) throw new RangeError();
  out.byte(strokeTools.indexOf(tool) | (colour << 2) | (isStraight ? straightMark : 0));
  out.byte(Math.min(255, Math.max(1, Math.round(width * widthSteps))));
  out.whole(Math.max(0, Math.round(ms)));
  out.whole(points.length);
  writePlaces(out, points);
  writeLevels(out, points);
}

/** Reads a stroke. Throws a `RangeError` for bytes that are no stroke. */
export function decodeStroke(bytes: Uint8Array): Stroke {
  const input = new ByteReader(bytes);
  const stroke = readStroke(input);
  if (input.left > 0) throw new RangeError();
  return stroke;
}

export function readStroke(input: ByteReader): Stroke {
  const mark = input.byte();
  const [tool, colour] = [strokeTools[mark & 3], inkColours[(mark >> 2) & 7]];
  if (tool === undefined || colour === undefined || mark >= 2 * straightMark) throw new RangeError();
  const width = input.byte() / widthSteps;
  const ms = input.whole();
  const count = input.whole();
  // Each point takes at least a byte, so a wrong count is found before memory is taken.
  if (count === 0 || count > mostPoints || count > input.left) throw new RangeError();
  const places = readPlaces(input, count);
  const pressures = readLevels(input, count);
  const points = places.map(({ x, y }, at): InkPoint => ({ x, y, pressure: pressures[at] ?? 0 }));
  return { tool, colour, width, ms, isStraight: (mark & straightMark) > 0, points };
}

/** A stroke that has too many points for one, as several that join. */
export function splitLong(stroke: Stroke): Stroke[] {
  if (stroke.points.length <= mostPoints) return [stroke];
  const parts: Stroke[] = [];
  for (let from = 0; from < stroke.points.length - 1; from += mostPoints - 1) {
    parts.push({ ...stroke, points: stroke.points.slice(from, from + mostPoints) });
  }
  return parts;
}
