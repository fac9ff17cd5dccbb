import type { InsidePerson } from '@/lib/rooms/session/inside';
import { arrangeRooms, searchRooms, type RoomSummary } from './room-list';

const room = (roomId: string, addedAt: number, changes: Partial<RoomSummary> = {}): RoomSummary => ({
  roomId,
  name: `Room ${roomId}`,
  preset: 'lesson',
  profile: 'learner',
  addedAt,
  archived: false,
  ...changes,
});
const person = (uid: string, since: number): InsidePerson => ({ uid, name: uid, profile: 'host', since });
const idsOf = (rooms: { roomId: string }[]) => rooms.map(({ roomId }) => roomId);
const nobody = { inside: new Map<string, InsidePerson[]>(), now: 1000 };

describe('the list of my rooms', () => {
  it('puts occupied rooms apart, the latest call first', () => {
    const inside = new Map([
      ['a', [person('u1', 100), person('u2', 500)]],
      ['b', [person('u1', 200)]],
      ['c', []],
    ]);
    const rooms = [room('a', 1), room('b', 2), room('c', 3), room('d', 4)];
    const { live, recent } = arrangeRooms(rooms, { inside, now: 1000 });
    expect(idsOf(live)).toEqual(['b', 'a']);
    expect(idsOf(recent)).toEqual(['d', 'c']);
  });

  it('lists rooms with a coming meeting next, the soonest first', () => {
    const once = (at: number) => ({ plan: { kind: 'once', at } as const });
    const now = 100_000_000;
    const rooms = [room('late', 1, once(now + 9)), room('soon', 2, once(now + 5)), room('over', 3, once(5))];
    const { next, recent } = arrangeRooms(rooms, { ...nobody, now });
    expect(next.map(({ roomId, start }) => [roomId, start - now])).toEqual([
      ['soon', 5],
      ['late', 9],
    ]);
    expect(idsOf(recent)).toEqual(['over']);
  });

  it('lists the others by their last session, or by when they were added', () => {
    const ended = (endedAt: number) => ({ last: { startedAt: endedAt - 5, endedAt } });
    const rooms = [
      room('old', 1, ended(500)),
      room('new', 2, ended(900)),
      room('added', 700),
      room('idle', 3),
    ];
    expect(idsOf(arrangeRooms(rooms, nobody).recent)).toEqual(['new', 'added', 'old', 'idle']);
  });

  it('ends with archived rooms by name, even with people inside', () => {
    const rooms = [room('b', 1, { archived: true }), room('a', 2, { archived: true }), room('c', 3)];
    const inside = new Map([['a', [person('u1', 1)]]]);
    const { live, recent, archived } = arrangeRooms(rooms, { ...nobody, inside });
    expect([idsOf(live), idsOf(recent), idsOf(archived)]).toEqual([[], ['c'], ['a', 'b']]);
  });

  it('keeps the place of a room that was archived a moment ago', () => {
    const rooms = [room('b', 1, { archived: true }), room('c', 3)];
    const { recent, archived } = arrangeRooms(rooms, { ...nobody, held: new Set(['b']) });
    expect([idsOf(recent), idsOf(archived)]).toEqual([['c', 'b'], []]);
  });

  it.each([
    ['', ['Álgebra, group B', 'Waves on a string']],
    ['algebra', ['Álgebra, group B']],
    ['  STRING waves ', ['Waves on a string']],
    ['chemistry', []],
  ])('searched for “%s” shows %j', (typed, names) => {
    const rooms = [{ name: 'Álgebra, group B' }, { name: 'Waves on a string' }];
    expect(searchRooms(rooms, typed).map(({ name }) => name)).toEqual(names);
  });
});
