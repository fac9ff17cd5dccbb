import type { Corner } from './stage-layout';
import type { Place, Size } from './tile-layout';

export type Direction = 'left' | 'right' | 'up' | 'down';

const centre = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The tile that lies next in a direction, by geometry: the nearest one on that side, where a step aside counts
 * twice. Null at the edge.
 */
export function findNeighbour(
  places: ReadonlyMap<string, Place>,
  from: string,
  direction: Direction,
): string | null {
  const start = places.get(from);
  if (!start) return null;
  const origin = centre(start);
  let nearest: string | null = null;
  let shortest = Infinity;
  for (const [key, place] of places) {
    if (key === from) continue;
    const { x, y } = centre(place);
    const [ahead, aside] =
      direction === 'left' || direction === 'right'
        ? [direction === 'right' ? x - origin.x : origin.x - x, Math.abs(y - origin.y)]
        : [direction === 'down' ? y - origin.y : origin.y - y, Math.abs(x - origin.x)];
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < shortest) {
      nearest = key;
      shortest = distance;
    }
  }
  return nearest;
}

/** The corner in which a tile comes to rest when it is let go at this point of the area. */
export function nearestCorner(area: Size, point: { x: number; y: number }): Corner {
  const vertical = point.y < area.height / 2 ? 'top' : 'bottom';
  return `${vertical}-${point.x < area.width / 2 ? 'left' : 'right'}`;
}
