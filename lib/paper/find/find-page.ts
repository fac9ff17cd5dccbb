import { blur, partByLight, type GreyFrame } from '@/lib/paper/find/grey-frame';
import { largestArea, type Area } from '@/lib/paper/find/largest-area';
import { isConvex, type Point, type Quad } from '@/lib/paper/geometry/quad';

/** A page fills at least so much of the frame, and at most so much: above that its edges are not in view. */
const [leastShare, mostShare] = [0.12, 0.97];
/** So much of the quad is bright, writing apart, and so much of the bright area lies in it: less is no sheet. */
const [leastBright, leastInside] = [0.7, 0.85];
/** Bright and dark explain so much of the picture, or there is no page on a darker table. */
const leastContrast = 0.5;

/**
 * Finds a bright page on a darker table: the largest bright area and its outermost points along the diagonals. It finds
 * pages that are turned by less than 45°. Null when the area is no quad, or cut off by the frame.
 */
export function findPage(frame: GreyFrame): Quad | null {
  const soft = blur(frame);
  const { threshold, share } = partByLight(soft);
  if (share < leastContrast) return null;
  const marked = soft.light.map((value) => (value > threshold ? 1 : 0));
  const area = largestArea(marked, frame.width);
  const filled = area.length / marked.length;
  if (filled < leastShare || filled > mostShare) return null;
  const quad = cornersOf(area, frame);
  if (!isConvex(quad)) return null;
  const inside = area.filter((at) => isInside(quad, at, frame)).length;
  const isBright = inside / marked.length >= areaOf(quad) * leastBright;
  return isBright && inside >= area.length * leastInside ? quad : null;
}

/** Whether the middle of a pixel lies in a quad, which goes clockwise. */
function isInside(quad: Quad, at: number, { width, height }: GreyFrame): boolean {
  const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
  return quad.every((from, corner) => {
    const to = quad[(corner + 1) % 4] ?? quad[0];
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}

/** The points of an area that lie outermost towards the corners of the frame. */
function cornersOf(area: Area, { width, height }: GreyFrame): Quad {
  const outermost = (right: 1 | -1, down: 1 | -1): Point => {
    let best = { x: 0, y: 0, reach: -Infinity };
    for (const at of area) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const reach = right * x + down * y;
      if (reach > best.reach) best = { x, y, reach };
    }
    // The inner edge of that pixel: it is the blurred rim of the page, and has some of the table in it.
    return { x: (best.x + (right > 0 ? 0 : 1)) / width, y: (best.y + (down > 0 ? 0 : 1)) / height };
  };
  return [outermost(-1, -1), outermost(1, -1), outermost(1, 1), outermost(-1, 1)];
}

/** The share of the frame inside a quad (shoelace formula). */
function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, at) => {
    const next = quad[(at + 1) % 4] ?? quad[0];
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
