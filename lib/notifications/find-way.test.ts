import { findWay } from './find-way';
import { isReadAt, placeOf } from './place-of';

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

  it('leads to what stays of a session, and to what was written for everyone', () => {
    const receipt = { kind: 'receipt', roomId: 'waves', sessionId: 's1' } as const;
    expect(placeOf(receipt)).toBe('/rooms/waves/sessions/s1');
    expect(placeOf({ kind: 'message', roomId: 'waves' })).toBe('/rooms/waves/chat');
  });

  it('leads to the room for a new place in it', () => {
    expect(placeOf({ kind: 'added', roomId: 'waves' })).toBe('/rooms/waves');
  });
});

describe('isReadAt', () => {
  it('reads a notice where it leads', () => {
    expect(isReadAt({ kind: 'waiting', roomId: 'waves' }, '/rooms/waves/live')).toBe(true);
    expect(isReadAt({ kind: 'waiting', roomId: 'waves' }, '/rooms/waves')).toBe(false);
    expect(isReadAt({ kind: 'waiting', roomId: 'waves' }, '/rooms/lenses/live')).toBe(false);
  });

  it.each(['message', 'mention', 'private-message'] as const)(
    'reads a %s at any chat of the room',
    (kind) => {
      const places = ['chat', 'live', 'files'].map((part) => `/rooms/waves/${part}`);
      expect(places.map((place) => isReadAt({ kind, roomId: 'waves' }, place))).toEqual([true, true, false]);
    },
  );
});
