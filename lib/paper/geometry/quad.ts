/** A place in a frame, as fractions of its width and height. */
export type Point = { readonly x: number; readonly y: number };

/** The corners of a page in a frame, clockwise as the reader sees the page: from its top left one. */
export type Quad = readonly [Point, Point, Point, Point];

export const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

export const wholeFrame: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Where the corners lie before a page is found: a little inside the frame, so that each can be gripped. */
export const firstQuad: Quad = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];

const crossAt = (from: Point, over: Point, to: Point): number =>
  (over.x - from.x) * (to.y - over.y) - (over.y - from.y) * (to.x - over.x);

/** Whether the corners go clockwise around an area without a dent; only then there is a page to straighten. */
export const isConvex = ([a, b, c, d]: Quad): boolean =>
  [crossAt(a, b, c), crossAt(b, c, d), crossAt(c, d, a), crossAt(d, a, b)].every((cross) => cross > 1e-4);

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The quad with one corner elsewhere in the frame; the same quad where that would fold it over. */
export function moveCorner(quad: Quad, corner: number, { x, y }: Point): Quad {
  const moved = quad.map((old, at) => (at === corner ? { x: clamp(x), y: clamp(y) } : old));
  const [a, b, c, d] = moved;
  if (!a || !b || !c || !d) return quad;
  const next: Quad = [a, b, c, d];
  return isConvex(next) ? next : quad;
}

/** The page turned clockwise by quarters: what was its bottom left corner becomes its top left one. */
export function turnQuad(quad: Quad, quarters: number): Quad {
  const [a, b, c, d] = quad;
  const turned: readonly Quad[] = [quad, [d, a, b, c], [c, d, a, b], [b, c, d, a]];
  return turned[((quarters % 4) + 4) % 4] ?? quad;
}

/** The quad part of the way to another one, corner by corner: a page that is found again must not jitter. */
export function blendQuads(from: Quad, to: Quad, share: number): Quad {
  const between = (at: 0 | 1 | 2 | 3): Point => ({
    x: from[at].x + (to[at].x - from[at].x) * share,
    y: from[at].y + (to[at].y - from[at].y) * share,
  });
  return [between(0), between(1), between(2), between(3)];
}
