/** All lengths are CSS pixels; places are relative to the top left corner of the area. */
export type Size = { width: number; height: number };
export type Place = Size & { x: number; y: number };

export type TileRules = {
  /** Free space between two tiles. */
  gap: number;
  /** A page never holds so many tiles that they become narrower than this. */
  minTileWidth: number;
  maxPerPage: number;
  /** How tall a tile may grow into free height: its smallest width / height. */
  minAspect: number;
  /** A phone held upright: one column up to three people, then two. */
  upright: boolean;
};

/** Cameras deliver 16:9; a tile is never wider than that. */
export const TILE_ASPECT = 16 / 9;
const ROUNDING = 1e-6;

/** The rules for an area, by its own size (not the device's): desktop, tablet, phone. */
export function tileRulesFor(area: Size): TileRules {
  if (area.width < 500 && area.height > area.width) {
    return { gap: 6, minTileWidth: 96, maxPerPage: 8, minAspect: 3 / 4, upright: true };
  }
  const minTileWidth = area.width >= 1100 ? 200 : area.width >= 600 ? 180 : 140;
  return { gap: area.width < 600 ? 6 : 8, minTileWidth, maxPerPage: 16, minAspect: 4 / 3, upright: false };
}

type Grid = Size & { columns: number; rows: number };

/**
 * Lays `count` tiles out to the largest area: for every number of columns the largest 16:9 tile is computed,
 * the largest of those wins (at a tie the one with fewer empty places), then tiles grow taller into free height
 * down to `minAspect`. The last row is centred, and so is the whole. Widths and heights are whole pixels.
 */
export function layOutTiles(area: Size, count: number, rules: TileRules = tileRulesFor(area)): Place[] {
  if (count < 1 || area.width <= 0 || area.height <= 0) return [];
  return placeGrid(area, count, findGrid(area, count, rules), rules.gap);
}

/** How many tiles a page of this area holds: as many as stay wide enough, at least one. */
export function countTilesPerPage(area: Size, rules: TileRules = tileRulesFor(area)): number {
  for (let count = rules.maxPerPage; count > 1; count -= 1) {
    if (findGrid(area, count, rules).width >= rules.minTileWidth) return count;
  }
  return 1;
}

/** Lays tiles out in a fixed number of columns, as below a shared screen. */
export function layOutColumns(
  area: Size,
  count: number,
  columns: number,
  { gap, minAspect }: TileRules = tileRulesFor(area),
): Place[] {
  if (count < 1 || area.width <= 0 || area.height <= 0) return [];
  const used = Math.min(columns, count);
  return placeGrid(area, count, stretch(area, count, used, gap, minAspect), gap);
}

function findGrid(area: Size, count: number, rules: TileRules): Grid {
  if (rules.upright) return stretch(area, count, count <= 3 ? 1 : 2, rules.gap, rules.minAspect);
  let columns = 1;
  let largest = 0;
  let empties = Infinity;
  for (let candidate = 1; candidate <= count; candidate += 1) {
    const { width } = baseTile(area, count, candidate, rules.gap);
    const empty = candidate * Math.ceil(count / candidate) - count;
    if (width > largest + ROUNDING || (width > largest - ROUNDING && empty < empties)) {
      columns = candidate;
      largest = width;
      empties = empty;
    }
  }
  return stretch(area, count, columns, rules.gap, rules.minAspect);
}

/** The largest 16:9 tile that fits `columns` times beside each other, and its row's full height. */
function baseTile(area: Size, count: number, columns: number, gap: number) {
  const rows = Math.ceil(count / columns);
  const columnWidth = Math.max(1, (area.width - gap * (columns - 1)) / columns);
  const rowHeight = Math.max(1, (area.height - gap * (rows - 1)) / rows);
  return { rows, rowHeight, width: Math.min(columnWidth, rowHeight * TILE_ASPECT) };
}

function stretch(area: Size, count: number, columns: number, gap: number, minAspect: number): Grid {
  const { rows, rowHeight, width: exact } = baseTile(area, count, columns, gap);
  const width = Math.max(1, Math.floor(exact + ROUNDING));
  const flat = Math.floor(exact / TILE_ASPECT + ROUNDING);
  const tall = Math.min(Math.floor(rowHeight + ROUNDING), Math.floor(width / minAspect + ROUNDING));
  return { columns, rows, width, height: Math.max(1, flat, tall) };
}

function placeGrid(area: Size, count: number, grid: Grid, gap: number): Place[] {
  const { columns, rows, width, height } = grid;
  const top = Math.floor((area.height - rows * height - (rows - 1) * gap) / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = Math.floor((area.width - inRow * width - (inRow - 1) * gap) / 2);
    return {
      x: left + (index - row * columns) * (width + gap),
      y: top + row * (height + gap),
      width,
      height,
    };
  });
}
