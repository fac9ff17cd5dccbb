import type { InsidePerson } from './inside';
import { arrangeRooms, type RoomSummary } from './room-list';

const room = (roomId: string, addedAt: number): RoomSummary => ({
  roomId,
  name: `Room ${roomId}`,
  preset: 'lesson',
  profile: 'learner',
  addedAt,
  archived: false,
});
const person = (uid: string, since: number): InsidePerson => ({ uid, name: uid, profile: 'host', since });
const idsOf = (rooms: { roomId: string }[]) => rooms.map(({ roomId }) => roomId);

describe('the list of my rooms', () => {
  it('puts the rooms with somebody inside apart, the latest call first', () => {
    const inside = new Map([
      ['a', [person('u1', 100), person('u2', 500)]],
      ['b', [person('u1', 200)]],
      ['c', []],
    ]);
    const { live, others } = arrangeRooms([room('a', 1), room('b', 2), room('c', 3), room('d', 4)], inside);
    expect(idsOf(live)).toEqual(['b', 'a']);
    expect(idsOf(others)).toEqual(['d', 'c']);
  });

  it('leaves archived rooms out', () => {
    expect(arrangeRooms([{ ...room('a', 1), archived: true }], new Map()).others).toEqual([]);
  });
});
