import { addRoomNames, parseRoomNames } from './known-rooms';

describe('the room names that a device knows', () => {
  it('are the newest, each once', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`r${index}`, 'Algebra']));
    const names = addRoomNames(many, { r7: 'Optics', new: 'Waves' });
    expect(Object.keys(names)).toHaveLength(50);
    expect(names).toMatchObject({ r7: 'Optics', new: 'Waves' });
    expect(names).not.toHaveProperty('r0');
  });

  it('are none where something else was stored', () => {
    for (const text of [null, '', 'null', '"a"', '{']) expect(parseRoomNames(text)).toEqual({});
    expect(parseRoomNames('{"a":"Waves","b":1}')).toEqual({ a: 'Waves' });
  });
});
