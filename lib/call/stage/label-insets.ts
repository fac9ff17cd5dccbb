import type { Place } from './tile-layout';

/** How far a name plate has to stay from the edges of its tile, in pixels. */
export type LabelInsets = { left: number; right: number };

/** The plate's own height with the gap around it. */
const plateRow = 40;
const gap = 8;

/**
 * Where the plate of a tile has room beside a smaller tile that lies over it. Null when the other does not
 * reach into the plate's row.
 */
export function findLabelInsets(tile: Place, over: Place): LabelInsets | null {
  if (over.y + over.height <= tile.y + tile.height - plateRow) return null;
  const isAtTheRight = over.x + over.width / 2 > tile.x + tile.width / 2;
  return isAtTheRight
    ? { left: gap, right: tile.x + tile.width - over.x + gap }
    : { left: over.x + over.width - tile.x + gap, right: gap };
}
