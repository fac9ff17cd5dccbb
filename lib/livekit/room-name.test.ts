import {
  isRoomId,
  parseMediaRoom,
  parseRehearsalName,
  parseRoomName,
  toRehearsalName,
  toRoomName,
} from './room-name';

describe('the name of a room on the media server', () => {
  it('leads back to the room', () => {
    expect(parseRoomName('chalktalk', toRoomName('chalktalk', 'Ab3'))).toBe('Ab3');
  });

  it('tells after how many moves its call is there', () => {
    for (const moves of [0, 1, 12])
      expect(parseMediaRoom('chalktalk', toRoomName('chalktalk', 'Ab3', moves))).toEqual({
        roomId: 'Ab3',
        moves,
      });
    for (const name of ['chalktalk_Ab3_0', 'chalktalk_Ab3_x', 'chalktalk_Ab3_1_2', 'chalktalk_Ab3_'])
      expect(parseMediaRoom('chalktalk', name)).toBeNull();
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

describe('the name of a rehearsal on the media server', () => {
  const nameOf = (roomId: string, uid: string) => toRehearsalName(toRoomName('chalktalk', roomId), uid);

  it.each(['ben', 'ben_2', 'x_rehearsal_y', 'ä b#'])('leads back to the room and to %s', (uid) => {
    expect(parseRehearsalName('chalktalk', nameOf('Ab3', uid))).toEqual({ roomId: 'Ab3', uid });
  });

  it('is no name of a room, and none of a room is one of a rehearsal', () => {
    expect(parseRoomName('chalktalk', nameOf('Ab3', 'ben'))).toBeNull();
    for (const name of [
      'chalktalk_Ab3',
      'chalktalk_Ab3_rehearsal_',
      'staging_Ab3_rehearsal_ben',
      'chalktalk_rehearsal_ben',
    ])
      expect(parseRehearsalName('chalktalk', name)).toBeNull();
  });
});
