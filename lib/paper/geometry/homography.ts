import type { Point, Quad } from '@/lib/paper/geometry/quad';

/** A 3 × 3 matrix, row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The projection that takes the unit square to a quad: (0, 0) to its first corner and on clockwise. The quad has no
 * dent (`isConvex`). Closed form after Paul Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3.
 */
export function squareToQuad([p0, p1, p2, p3]: Quad): Matrix {
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const one = { x: p1.x - p2.x, y: p1.y - p2.y };
  const two = { x: p3.x - p2.x, y: p3.y - p2.y };
  const area = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / area;
  const h = (one.x * sum.y - sum.x * one.y) / area;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}

/** Where a matrix takes a point. */
export function project([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
