import { afterWrong, forgottenAt, newDoor, waitAt, type CardDoor } from './card-door';

const now = 1_000_000;
const minute = 60_000;

function afterMany(count: number, door: CardDoor, at: number): CardDoor {
  let last = door;
  for (let guess = 0; guess < count; guess += 1) last = afterWrong(last, at);
  return last;
}

describe('the door behind a card', () => {
  it('stays open for four wrong PINs', () => {
    expect(waitAt(afterMany(4, newDoor, now), now)).toBe(0);
  });

  it('closes for a quarter of an hour with the fifth', () => {
    const door = afterMany(5, newDoor, now);
    expect(waitAt(door, now)).toBe(15 * minute);
    expect(waitAt(door, now + 15 * minute)).toBe(0);
  });

  it('closes twice as long with each round, and for a day at most', () => {
    const waits: number[] = [];
    let door = newDoor;
    for (let round = 0; round < 10; round += 1) {
      door = afterMany(5, door, now);
      waits.push(waitAt(door, now) / minute);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
  });

  it('is remembered longer than it is closed', () => {
    const door = afterMany(5, newDoor, now);
    expect(forgottenAt(door, now)).toBeGreaterThan(door.closedUntil);
  });
});
