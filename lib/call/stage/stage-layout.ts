import {
  GAP,
  layOutColumn,
  layOutStrip,
  paginate,
  PAGER_HEIGHT,
  shareHeightAt,
  type Paged,
} from './side-layout';
import {
  countTilesPerPage,
  layOutColumns,
  layOutTiles,
  TILE_ASPECT,
  tileRulesFor,
  type Place,
  type Size,
} from './tile-layout';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export type StageInput = {
  area: Size;
  /** Everybody who gets a tile, oneself included. */
  people: number;
  isSharing: boolean;
  /** Counted from 0; a page that no longer exists becomes the last one. */
  page: number;
  /** Where the own tile lies while one other person fills the area. */
  corner: Corner;
  /** Beside a worksheet the tiles have a column, above it a strip; otherwise all of the stage. */
  shape?: StageShape;
};

export type StageShape = 'free' | 'column' | 'strip';

/** Where everything on the stage lies. `places` follow the order of the people on the page. */
export type StageLayout =
  | ({ kind: 'alone' } & Paged)
  | ({ kind: 'pair' } & Paged)
  | ({ kind: 'grid' } & Paged)
  | ({ kind: 'side' } & Paged)
  | ({ kind: 'share'; share: Place } & Paged);

const FILMSTRIP_WIDTH = 208;
const ALONE_WIDTH = 480;
/** Height of the invitation under the own tile, with the gap above it. */
const ALONE_TEXT_HEIGHT = 168;

/** Chooses the layout for so many people and computes it; pure, so that it can be tested at every size. */
export function layOutStage(input: StageInput): StageLayout {
  const { area, people, isSharing } = input;
  if (input.shape === 'column' || input.shape === 'strip') return layOutSide(input);
  if (isSharing) return layOutShare(input);
  if (people <= 1) return { kind: 'alone', ...onePage(people === 0 ? [] : [placeAlone(area)]) };
  if (people === 2) return { kind: 'pair', ...onePage(placePair(area, input.corner)) };
  const rules = tileRulesFor(area);
  const withoutPager = countTilesPerPage(area, rules);
  if (people <= withoutPager) return { kind: 'grid', ...onePage(layOutTiles(area, people, rules)) };
  const pagedArea = { width: area.width, height: area.height - PAGER_HEIGHT };
  const paged = paginate(people, countTilesPerPage(pagedArea, rules), input.page);
  return { kind: 'grid', ...paged, places: layOutTiles(pagedArea, paged.onPage, rules) };
}

function layOutSide({ area, people, page, isSharing, shape }: StageInput): StageLayout {
  const { share, ...paged } =
    shape === 'strip'
      ? layOutStrip(area, people, isSharing)
      : layOutColumn({ area, people, page, isSharing });
  return share ? { kind: 'share', ...paged, share } : { kind: 'side', ...paged };
}

function layOutShare({ area, people, page }: StageInput): StageLayout {
  const hasFilmstrip = area.width >= 1100 || (area.width >= 600 && area.width / area.height > 4 / 3);
  return hasFilmstrip ? shareBeside(area, people, page) : shareAbove(area, people, page);
}

/** Wide: the shared screen at the left at full height, a column of small tiles at the right. */
function shareBeside(area: Size, people: number, page: number): StageLayout {
  const left = area.width - FILMSTRIP_WIDTH;
  const strip = { width: FILMSTRIP_WIDTH, height: area.height };
  const paged = layOutColumn({ area: strip, people, page, isSharing: false });
  const places = paged.places.map((place) => ({ ...place, x: left }));
  return { kind: 'share', ...paged, places, share: { x: 0, y: 0, width: left - GAP, height: area.height } };
}

/** Narrow: the shared screen on top at its own shape, tiles two beside each other below it. */
function shareAbove(area: Size, people: number, page: number): StageLayout {
  const rules = tileRulesFor(area);
  const { gap, maxPerPage } = rules;
  const share = { x: 0, y: 0, width: area.width, height: shareHeight(area) };
  const top = share.height + gap;
  const below = { width: area.width, height: area.height - top };
  const smallestHeight = area.width < 600 ? 84 : 140;
  const fit = (height: number) =>
    Math.max(1, Math.min(maxPerPage, 2 * Math.floor((height + gap) / (smallestHeight + gap))));
  const isPaged = people > fit(below.height);
  const height = isPaged ? below.height - PAGER_HEIGHT : below.height;
  const paged = paginate(people, fit(height), page);
  const columns = paged.onPage === 1 ? 1 : 2;
  const places = layOutColumns({ width: area.width, height }, paged.onPage, columns, rules);
  const down = top - (places[0]?.y ?? 0);
  const moved = places.map((place) => ({ ...place, y: place.y + down }));
  return { kind: 'share', ...paged, places: moved, share };
}

const shareHeight = (area: Size) => Math.floor(Math.min(shareHeightAt(area.width), area.height * 0.6));

/** Alone: a tile of a modest size; it and the invitation under it lie in the middle together. */
function placeAlone(area: Size): Place {
  const room = Math.max(1, area.height - ALONE_TEXT_HEIGHT);
  const width = Math.floor(Math.min(ALONE_WIDTH, area.width, room * TILE_ASPECT));
  const height = Math.floor(width / TILE_ASPECT);
  const top = Math.max(0, Math.floor((room - height) / 2));
  return { x: Math.floor((area.width - width) / 2), y: top, width, height };
}

/** Two: the other person fills the area, oneself lies in a corner. */
function placePair(area: Size, corner: Corner): Place[] {
  const isPhone = area.width < 500 && area.height > area.width;
  const self = isPhone ? { width: 96, height: 128 } : { width: 224, height: 126 };
  const inset = isPhone ? 8 : 12;
  const x = corner.endsWith('left') ? inset : area.width - self.width - inset;
  const y = corner.startsWith('top') ? inset : area.height - self.height - inset;
  return [
    { x: 0, y: 0, ...area },
    { x, y, ...self },
  ];
}

const onePage = (places: Place[]): Paged => ({ page: 0, pageCount: 1, perPage: places.length, places });
