import type { InsidePerson } from '@/lib/rooms/session/inside';
import { whoIsInside } from './who-is-inside';

const person = (uid: string, name: string, profile: string): InsidePerson => ({
  uid,
  name,
  profile,
  since: 0,
  seat: 1,
});

test('A link names those who run the room by first name, and counts everyone else', () => {
  const inside = whoIsInside([
    person('a', 'Ada Lovelace', 'learner'),
    person('e', 'Emmy Noether', 'host'),
    person('s', 'Srinivasa', 'guest'),
    person('l', 'Leonhard Euler', 'co-host~k3x9a2'),
  ]);
  expect(inside).toEqual({
    hosts: [
      { name: 'Emmy', hue: 45, isCut: false },
      { name: 'Leonhard', hue: 45, isCut: false },
    ],
    others: 2,
  });
  expect(JSON.stringify(inside)).not.toMatch(/Ada|Srinivasa|"[aesl]"/u);
});

test('Of many hosts a few are named', () => {
  const crowd = ['1', '2', '3', '4'].map((uid) => person(uid, 'Emmy', 'host'));
  expect(whoIsInside(crowd)).toMatchObject({ hosts: [{}, {}, {}], others: 1 });
});
