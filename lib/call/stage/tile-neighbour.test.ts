import { findNeighbour, nearestCorner } from './tile-neighbour';
import { layOutTiles } from './tile-layout';

describe('arrow keys among tiles', () => {
  const places = new Map(
    layOutTiles({ width: 1416, height: 764 }, 5).map((place, index) => [String(index), place] as const),
  );

  it.each([
    ['0', 'right', '1'],
    ['1', 'left', '0'],
    ['2', 'right', null],
    ['0', 'down', '3'],
    ['4', 'up', '1'],
    ['0', 'up', null],
  ] as const)('from %s %s is %s', (from, direction, to) => {
    const found = findNeighbour(places, from, direction);
    if (from === '4') expect(['1', '2']).toContain(found);
    else expect(found).toBe(to);
  });

  it('lead nowhere from a tile that is gone', () => {
    expect(findNeighbour(places, 'gone', 'left')).toBeNull();
  });
});

describe('the corner of the own tile', () => {
  const area = { width: 1000, height: 600 };
  it.each([
    [100, 100, 'top-left'],
    [900, 100, 'top-right'],
    [100, 500, 'bottom-left'],
    [501, 301, 'bottom-right'],
  ] as const)('at %d, %d is %s', (x, y, corner) => {
    expect(nearestCorner(area, { x, y })).toBe(corner);
  });
});
