import { findWay } from './find-way';
import { placeOf } from './place-of';

describe('findWay', () => {
  it('follows the default until the person chooses', () => {
    expect(findWay({ account: undefined }, 'room-begins')).toBe('push');
    expect(findWay({ account: { waiting: 'off' }, room: {} }, 'added')).toBe('inbox');
  });

  it('follows the choice of the person for that kind alone', () => {
    const account = { 'room-begins': 'off' } as const;
    expect(findWay({ account }, 'room-begins')).toBe('off');
    expect(findWay({ account }, 'waiting')).toBe('push');
  });

  it('follows the choice for the room before that of the account', () => {
    const account = { 'room-begins': 'off', waiting: 'off' } as const;
    const room = { 'room-begins': 'inbox' } as const;
    expect(findWay({ account, room }, 'room-begins')).toBe('inbox');
    expect(findWay({ account, room }, 'waiting')).toBe('off');
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
