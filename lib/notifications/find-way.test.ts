import { findWay } from './find-way';
import { placeOf } from './place-of';

describe('findWay', () => {
  it('follows the default until the person chooses', () => {
    expect(findWay(undefined, 'room-begins')).toBe('push');
    expect(findWay({ waiting: 'off' }, 'added')).toBe('inbox');
  });

  it('follows the choice of the person for that kind alone', () => {
    const choices = { 'room-begins': 'off' } as const;
    expect(findWay(choices, 'room-begins')).toBe('off');
    expect(findWay(choices, 'waiting')).toBe('push');
  });
});

describe('placeOf', () => {
  it('leads into the call where somebody is wanted now', () => {
    expect(placeOf({ kind: 'room-begins', roomId: 'waves' })).toBe('/rooms/waves/live');
    expect(placeOf({ kind: 'waiting', roomId: 'waves' })).toBe('/rooms/waves/live');
  });

  it('leads to the room for a new place in it', () => {
    expect(placeOf({ kind: 'added', roomId: 'waves' })).toBe('/rooms/waves');
  });
});
