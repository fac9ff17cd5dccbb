import { isRoomId, parseRoomName, toRoomName } from './room-name';

describe('the name of a room on the media server', () => {
  it('leads back to the room', () => {
    expect(parseRoomName('chalktalk', toRoomName('chalktalk', 'Ab3'))).toBe('Ab3');
  });

  it.each(['staging_Ab3', 'chalktalk', 'chalktalk_', 'chalktalk_staging_Ab3', 'chalktalkAb3', ''])(
    'is not ours when it is "%s"',
    (name) => {
      expect(parseRoomName('chalktalk', name)).toBeNull();
    },
  );

  it('tells ids from what could leave its path', () => {
    expect(isRoomId('a'.repeat(64))).toBe(true);
    for (const id of ['', 'a'.repeat(65), 'a/b', '..', 'a.b', '__x__', 'a b', 'ä'])
      expect(isRoomId(id)).toBe(false);
  });
});
