import { findLabelInsets } from './label-insets';

const tile = { x: 0, y: 0, width: 374, height: 728 };

describe('the room of a name plate', () => {
  it.each([
    ['bottom right', { x: 270, y: 592, width: 96, height: 128 }, { left: 8, right: 112 }],
    ['bottom left', { x: 8, y: 592, width: 96, height: 128 }, { left: 112, right: 8 }],
    ['top right', { x: 270, y: 8, width: 96, height: 128 }, null],
    ['top left', { x: 8, y: 8, width: 96, height: 128 }, null],
  ])('beside a tile at the %s', (_, over, room) => {
    expect(findLabelInsets(tile, over)).toEqual(room);
  });
});
