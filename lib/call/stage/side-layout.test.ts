import { layOutColumn, layOutStrip } from './side-layout';

describe('tiles beside a worksheet', () => {
  const area = { width: 296, height: 764 };

  it('stand below each other at the width of the column', () => {
    const { places, pageCount } = layOutColumn({ area, people: 2, page: 0, isSharing: false });
    expect(pageCount).toBe(1);
    expect(places).toEqual([
      { x: 0, y: 0, width: 296, height: 167 },
      { x: 0, y: 175, width: 296, height: 167 },
    ]);
  });

  it('are paged above the pager when they do not fit', () => {
    const { places, pageCount, perPage } = layOutColumn({ area, people: 6, page: 9, isSharing: false });
    expect({ pageCount, perPage, onLast: places.length }).toEqual({ pageCount: 2, perPage: 4, onLast: 2 });
  });

  it('leave the top to a shared screen', () => {
    const { places, share } = layOutColumn({ area, people: 2, page: 0, isSharing: true });
    expect(share).toEqual({ x: 0, y: 0, width: 296, height: 166 });
    expect(places.map(({ y }) => y)).toEqual([174, 349]);
  });
});

describe('tiles above a worksheet', () => {
  const area = { width: 374, height: 76 };

  it('stand beside each other, as wide as the strip needs', () => {
    const { places, pageCount } = layOutStrip(area, 3, false);
    expect(pageCount).toBe(1);
    expect(places.map(({ x, width, height }) => [x, width, height])).toEqual([
      [0, 135, 76],
      [143, 135, 76],
      [286, 135, 76],
    ]);
  });

  it('leave the first place to a shared screen', () => {
    const { places, share } = layOutStrip(area, 1, true);
    expect(share).toMatchObject({ x: 0 });
    expect(places).toEqual([{ x: 143, y: 0, width: 135, height: 76 }]);
  });
});
