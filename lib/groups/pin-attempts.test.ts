import {
  afterRight,
  afterWrong,
  forgottenAt,
  isJustClosed,
  newDoor,
  rememberedAt,
  waitAt,
  type PinAttempts,
} from './pin-attempts';

const now = 1_000_000;
const minute = 60_000;
const day = 24 * 60 * minute;

function afterMany(count: number, door: PinAttempts, at: number): PinAttempts {
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

  it('counts as just closed for 2 s, while guesses may still be compared', () => {
    for (const before of [newDoor, afterMany(10, newDoor, now - day)]) {
      const door = afterMany(5, before, now);
      expect(isJustClosed(door, now)).toBe(true);
      expect(isJustClosed(door, now + 1999)).toBe(true);
      expect(isJustClosed(door, now + 2000)).toBe(false);
      expect(isJustClosed(door, now + day)).toBe(false);
    }
    expect(isJustClosed(newDoor, now)).toBe(false);
    expect(isJustClosed(afterMany(4, newDoor, now), now)).toBe(false);
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

  it('is as new after a right PIN when no round was used up', () => {
    const before = afterMany(4, newDoor, now);
    expect(afterRight(before, afterWrong(before, now), now)).toBeNull();
  });

  it('forgives the wrong PINs of this round after a right one, and no rounds', () => {
    const rounds = afterMany(10, newDoor, now);
    const before = afterMany(4, rounds, now);
    const door = afterRight(before, afterWrong(before, now), now);
    expect(door).toEqual(rounds);
    expect(waitAt(afterMany(5, door ?? newDoor, now), now)).toBe(60 * minute);
  });

  it('stays closed when others have closed it while the right PIN was compared', () => {
    const current = afterMany(5, newDoor, now);
    expect(waitAt(afterRight(newDoor, current, now) ?? newDoor, now)).toBe(15 * minute);
  });

  it('forgets used-up rounds a week after it opens again, even if the learner came in', () => {
    const door = afterMany(5, newDoor, now);
    const over = door.closedUntil + 7 * day;
    expect(rememberedAt(door, over - 1)).toEqual(door);
    expect(rememberedAt(door, over)).toEqual(newDoor);
    expect(forgottenAt(door, now + day)).toBe(over);
  });

  it.each([
    ['stays away', 0, 1_900],
    ['comes in once a day', 1, 3_400],
    ['comes in four times a day', 4, 7_800],
  ])('bounds a year of guesses at a learner who %s, as docs/abuse-limits.md says', (_, visits, most) => {
    let door = newDoor;
    let guesses = 0;
    let visited = -1;
    const guess = (count: number, time: number) => {
      door = afterMany(count, door, time);
      guesses += count;
    };
    for (let time = now; time < now + 365 * day; time += 5 * minute) {
      door = rememberedAt(door, time);
      if (waitAt(door, time) > 0) continue;
      const today = Math.floor((time - now) / day);
      // The worst case: the learner comes in each time after four guesses.
      for (let visit = 0; visit < visits && visited < today; visit += 1) {
        guess(4, time);
        door = afterRight(door, afterWrong(door, time), time) ?? newDoor;
      }
      visited = today;
      guess(5, time);
    }
    expect(guesses).toBeLessThanOrEqual(most);
    expect(guesses).toBeGreaterThan(most * 0.9);
  });
});
