import fc from 'fast-check';
import { layOutStage, type StageInput } from './stage-layout';

const desktop = { width: 1416, height: 764 };
const input = (changes: Partial<StageInput>): StageInput => ({
  area: desktop,
  people: 3,
  isSharing: false,
  page: 0,
  corner: 'bottom-right',
  ...changes,
});

describe('the stage', () => {
  it('shows nothing for an observer who is alone', () => {
    expect(layOutStage(input({ people: 0 }))).toMatchObject({ kind: 'alone', places: [] });
  });

  it('gives a person alone a tile 480 wide, and free height beneath', () => {
    const { kind, places } = layOutStage(input({ people: 1 }));
    expect(kind).toBe('alone');
    expect(places[0]).toMatchObject({ width: 480, height: 270 });
  });

  it.each([
    ['top-left', 12, 12],
    ['top-right', 1180, 12],
    ['bottom-left', 12, 626],
    ['bottom-right', 1180, 626],
  ] as const)('fills the area with the other of two, oneself %s', (corner, x, y) => {
    const { kind, places } = layOutStage(input({ people: 2, corner }));
    expect(kind).toBe('pair');
    expect(places).toEqual([
      { x: 0, y: 0, width: 1416, height: 764 },
      { x, y, width: 224, height: 126 },
    ]);
  });

  it('makes the own tile 96 by 128 on a phone', () => {
    const { places } = layOutStage(input({ area: { width: 374, height: 728 }, people: 2 }));
    expect(places[1]).toMatchObject({ width: 96, height: 128 });
  });

  it('puts 30 people on two pages and keeps to the last one that exists', () => {
    expect(layOutStage(input({ people: 30, page: 7 }))).toMatchObject({
      kind: 'grid',
      page: 1,
      pageCount: 2,
    });
    expect(layOutStage(input({ people: 30, page: 1 })).places).toHaveLength(14);
  });
});

describe('a shared screen', () => {
  const share = (area: { width: number; height: number }, people: number) => {
    const layout = layOutStage(input({ area, people, isSharing: true }));
    if (layout.kind !== 'share') throw new Error(layout.kind);
    return layout;
  };

  it('takes 1200 beside a filmstrip of six tiles of 208 by 117', () => {
    const layout = share(desktop, 6);
    expect(layout.share).toMatchObject({ width: 1200 });
    expect(layout.places).toHaveLength(6);
    expect(layout.places[0]).toMatchObject({ width: 208, height: 117 });
  });

  it('takes 1040 beside four tiles at 1256×584', () => {
    const layout = share({ width: 1256, height: 584 }, 4);
    expect(layout.share).toMatchObject({ width: 1040 });
    expect(layout.pageCount).toBe(1);
  });

  it('takes the top on a tablet, tiles two beside each other below', () => {
    const layout = share({ width: 752, height: 900 }, 4);
    expect(layout.share).toEqual({ x: 0, y: 0, width: 752, height: 471 });
    expect(layout.places[0]).toMatchObject({ y: 479, width: 367 });
  });

  it('takes 374 by 210 on a phone, with a row of controls over it', () => {
    expect(share({ width: 374, height: 728 }, 3).share).toMatchObject({ width: 374, height: 258 });
  });
});

describe('for any area, number of people and page', () => {
  const areas = fc.record({
    width: fc.integer({ min: 300, max: 3000 }),
    height: fc.integer({ min: 240, max: 1800 }),
  });

  it('places everybody once, inside the area and apart from a shared screen', () => {
    fc.assert(
      fc.property(areas, fc.integer({ min: 1, max: 50 }), fc.boolean(), (area, people, isSharing) => {
        const first = layOutStage(input({ area, people, isSharing }));
        let seen = 0;
        for (let page = 0; page < first.pageCount; page += 1) {
          const layout = layOutStage(input({ area, people, isSharing, page }));
          seen += layout.places.length;
          const misplaced = layout.places.filter(({ x, y, width, height }) => {
            const isInside = x >= 0 && y >= 0 && x + width <= area.width && y + height <= area.height;
            if (layout.kind !== 'share') return !isInside;
            const isBeside = x >= layout.share.x + layout.share.width;
            const isBelow = y >= layout.share.y + layout.share.height;
            return !isInside || !(isBeside || isBelow);
          });
          expect(misplaced).toEqual([]);
        }
        expect(seen).toBe(people);
      }),
    );
  });
});
