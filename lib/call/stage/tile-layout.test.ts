import fc from 'fast-check';
import {
  countTilesPerPage,
  layOutColumns,
  layOutTiles,
  tileRulesFor,
  type Place,
  type Size,
} from './tile-layout';

const desktop = { width: 1416, height: 764 };
const laptop = { width: 1256, height: 584 };
const tablet = { width: 752, height: 900 };
const phone = { width: 374, height: 728 };

/** Every row: from how many to how many tiles, and the size that the design gives each of them. */
const sizes: [string, Size, number, number, number, number][] = [
  ['1416×764', desktop, 1, 1, 1358, 764],
  ['1416×764', desktop, 2, 2, 704, 528],
  ['1416×764', desktop, 3, 4, 672, 378],
  ['1416×764', desktop, 5, 6, 466, 349],
  ['1416×764', desktop, 7, 9, 443, 249],
  ['1416×764', desktop, 10, 12, 348, 249],
  ['1416×764', desktop, 13, 16, 328, 185],
  ['1416×764', desktop, 17, 20, 276, 185],
  ['1416×764', desktop, 21, 25, 260, 146],
  ['1256×584', laptop, 1, 1, 1038, 584],
  ['1256×584', laptop, 2, 2, 624, 468],
  ['1256×584', laptop, 3, 4, 512, 288],
  ['1256×584', laptop, 5, 6, 413, 288],
  ['1256×584', laptop, 7, 9, 336, 189],
  ['1256×584', laptop, 10, 12, 308, 189],
  ['1256×584', laptop, 13, 16, 248, 140],
  ['1256×584', laptop, 17, 20, 244, 140],
  ['752×900', tablet, 1, 1, 752, 564],
  ['752×900', tablet, 2, 2, 752, 446],
  ['752×900', tablet, 3, 3, 523, 294],
  ['752×900', tablet, 4, 4, 389, 219],
  ['752×900', tablet, 5, 6, 372, 279],
  ['752×900', tablet, 9, 9, 308, 173],
  ['752×900', tablet, 16, 16, 245, 143],
  ['374×728', phone, 1, 1, 374, 498],
  ['374×728', phone, 2, 2, 374, 361],
  ['374×728', phone, 3, 3, 374, 238],
  ['374×728', phone, 4, 4, 184, 245],
  ['374×728', phone, 5, 6, 184, 238],
  ['374×728', phone, 7, 8, 184, 177],
];

describe('the sizes that the design gives', () => {
  it.each(sizes)('in %s, row %#', (_name, area, from, to, width, height) => {
    for (let count = from; count <= to; count += 1) {
      expect(layOutTiles(area, count)[0]).toMatchObject({ width, height });
    }
  });

  it('centres the last row', () => {
    const [, , third] = layOutTiles(desktop, 3);
    expect(third!.x + third!.width / 2).toBeCloseTo(desktop.width / 2, 0);
  });
});

describe('pages', () => {
  it('hold at most 16, on a phone 8', () => {
    expect(countTilesPerPage(desktop)).toBe(16);
    expect(countTilesPerPage(laptop)).toBe(16);
    expect(countTilesPerPage(phone)).toBe(8);
  });

  it('hold 24 at 1256×584 if 25 are asked for, because tiles stay 200 wide', () => {
    expect(countTilesPerPage(laptop, { ...tileRulesFor(laptop), maxPerPage: 25 })).toBe(24);
  });

  it('hold at least one, however small the area', () => {
    expect(countTilesPerPage({ width: 60, height: 30 })).toBe(1);
  });
});

const isInside = (area: Size, { x, y, width, height }: Place): boolean =>
  x >= 0 && y >= 0 && x + width <= area.width && y + height <= area.height;

/** How far two places are apart in the direction in which they are further apart. */
const distance = (one: Place, other: Place): number =>
  Math.max(
    other.x - one.x - one.width,
    one.x - other.x - other.width,
    other.y - one.y - one.height,
    one.y - other.y - other.height,
  );

describe('for any area and any number of people', () => {
  const areas = fc.record({
    width: fc.integer({ min: 280, max: 3840 }),
    height: fc.integer({ min: 180, max: 2160 }),
  });
  const counts = fc.integer({ min: 1, max: 50 });

  it('tiles lie inside, never overlap, keep the gap and their shape', () => {
    fc.assert(
      fc.property(areas, counts, (area, count) => {
        const rules = tileRulesFor(area);
        const page = Math.min(count, countTilesPerPage(area));
        const places = layOutTiles(area, page);
        expect(places).toHaveLength(page);
        // One whole pixel of rounding is allowed on either side of the shape.
        const outOfShape = places.filter(
          ({ width, height }) =>
            width - 1 > ((height + 1) * 16) / 9 || width + 1 < (height - 1) * rules.minAspect,
        );
        const tooClose = places.filter((place, index) =>
          places.slice(index + 1).some((other) => distance(place, other) < rules.gap),
        );
        expect({ outside: places.filter((place) => !isInside(area, place)), outOfShape, tooClose }).toEqual({
          outside: [],
          outOfShape: [],
          tooClose: [],
        });
      }),
    );
  });

  it('one more person never makes the tiles wider', () => {
    fc.assert(
      fc.property(areas, fc.integer({ min: 1, max: 49 }), (area, count) => {
        expect(layOutTiles(area, count + 1)[0]!.width).toBeLessThanOrEqual(
          layOutTiles(area, count)[0]!.width,
        );
      }),
    );
  });
});

describe('rows below a shared screen', () => {
  it('are two tiles wide on a tablet', () => {
    expect(layOutColumns({ width: 752, height: 469 }, 4, 2)[0]).toMatchObject({ width: 372, height: 230 });
  });

  it('are empty when nobody is there or no room is left', () => {
    expect(layOutColumns({ width: 752, height: 469 }, 0, 2)).toEqual([]);
    expect(layOutTiles({ width: 0, height: 469 }, 3)).toEqual([]);
  });
});
