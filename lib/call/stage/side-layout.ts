import { TILE_ASPECT, type Place, type Size } from './tile-layout';

export type Paged = { page: number; pageCount: number; perPage: number; places: Place[] };
type SideLayout = Paged & { share?: Place };

/** Height of the row with "1 to 16 of 30", with the gap above it. */
export const PAGER_HEIGHT = 44;
export const GAP = 8;
/** Height of the row over a shared screen, with its name and its controls. */
const SHARE_BAR_HEIGHT = 48;

/** A shared screen as small as a tile has no row of its own. */
export const hasShareBar = ({ width, height }: Size): boolean => width >= 320 && height >= 160;

/** How high a shared screen is at a width: at the shape of most screens, with its row. */
export const shareHeightAt = (width: number): number => {
  const height = Math.floor(width / TILE_ASPECT);
  return height + (hasShareBar({ width, height }) ? SHARE_BAR_HEIGHT : 0);
};

type ColumnInput = { area: Size; people: number; page: number; isSharing: boolean };

/** Tiles below each other at the width of the area, as many as fit; a shared screen is first. */
export function layOutColumn({ area, people, page, isSharing }: ColumnInput): SideLayout {
  const { width } = area;
  const height = Math.round(width / TILE_ASPECT);
  const share = isSharing ? { x: 0, y: 0, width, height: shareHeightAt(width) } : null;
  const top = share ? share.height + GAP : 0;
  const fit = (free: number) => Math.max(1, Math.floor((free - top + GAP) / (height + GAP)));
  const isPaged = people > fit(area.height);
  const paged = paginate(people, fit(isPaged ? area.height - PAGER_HEIGHT : area.height), page);
  const places = Array.from({ length: paged.onPage }, (_, index) => ({
    x: 0,
    y: top + index * (height + GAP),
    width,
    height,
  }));
  return { ...paged, places, ...(share && { share }) };
}

/** Tiles beside each other at the height of the area, all in one row that scrolls; a shared screen is first. */
export function layOutStrip({ height }: Size, people: number, isSharing: boolean): SideLayout {
  const width = Math.round(height * TILE_ASPECT);
  const all = Array.from({ length: people + 1 }, (_, index) => ({
    x: index * (width + GAP),
    y: 0,
    width,
    height,
  }));
  const [share] = isSharing ? all : [];
  const places = share ? all.slice(1) : all.slice(0, people);
  return { page: 0, pageCount: 1, perPage: people, places, ...(share && { share }) };
}

/** Which people are on a page; a page that no longer exists becomes the last one. */
export function paginate(people: number, perPage: number, wanted: number) {
  const pageCount = Math.max(1, Math.ceil(people / perPage));
  const page = Math.min(Math.max(0, wanted), pageCount - 1);
  return { page, pageCount, perPage, onPage: Math.min(perPage, people - page * perPage) };
}
