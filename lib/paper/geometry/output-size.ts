import type { Point, Quad } from '@/lib/paper/geometry/quad';

export type Size = { readonly width: number; readonly height: number };

/** The longest side that is sent (px): full HD. */
const longest = 1920;
/** Sheets of the A series; a page about as long is taken for one. */
const sheetRatio = Math.SQRT2;
const likeness = 0.12;

const lengthOf = (from: Point, to: Point, { width, height }: Size): number =>
  Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);

/**
 * How large a straightened page becomes: as long as its longer sides in the frame, at most full HD, in even numbers
 * (video codecs want them). A page about as long as a sheet of A4 becomes exactly so; other lengths go in steps, so
 * that a trembling corner does not change the size of the picture.
 */
export function outputSize([a, b, c, d]: Quad, frame: Size): Size {
  const across = Math.max(lengthOf(a, b, frame), lengthOf(d, c, frame));
  const down = Math.max(lengthOf(b, c, frame), lengthOf(a, d, frame));
  const ratio = settle(Math.max(across, down) / Math.max(1, Math.min(across, down)));
  const long = Math.min(longest, Math.max(320, Math.ceil(Math.max(across, down) / 160) * 160));
  const short = even(long / ratio);
  return across >= down ? { width: even(long), height: short } : { width: short, height: even(long) };
}

function settle(ratio: number): number {
  if (Math.abs(ratio / sheetRatio - 1) <= likeness) return sheetRatio;
  return Math.min(4, Math.round(ratio * 8) / 8);
}

const even = (length: number): number => Math.round(length / 2) * 2;
