import { afterRightInClass, afterWrongInClass, classWaitAt, type ClassDoor } from './class-door';

const hour = 60 * 60_000;
const now = 1_800_000_000_000;

const afterGuesses = (count: number, at = now): ClassDoor => {
  let door: ClassDoor | undefined;
  for (let guess = 0; guess < count; guess += 1) door = afterWrongInClass(door, at);
  return door ?? { emptyAt: 0 };
};

describe('the door before a class', () => {
  it('is open for 29 wrong PINs and closed by the thirtieth, for an hour', () => {
    expect(classWaitAt(afterGuesses(29), now)).toBe(0);
    expect(classWaitAt(afterGuesses(30), now)).toBe(hour);
    expect(classWaitAt(afterGuesses(30), now + hour)).toBe(0);
  });

  it('lets one guess an hour through from then on', () => {
    const again = afterWrongInClass(afterGuesses(30), now + hour);
    expect(classWaitAt(again, now + hour)).toBe(hour);
  });

  it('has forgotten thirty wrong PINs after thirty hours', () => {
    const door = afterGuesses(30);
    expect(afterWrongInClass(door, now + 30 * hour)).toEqual(afterGuesses(1, now + 30 * hour));
  });

  it('is not closed by a class that mistypes and then comes in', () => {
    let door: ClassDoor | undefined;
    for (let learner = 0; learner < 40; learner += 1) {
      for (let typo = 0; typo < 3; typo += 1) door = afterWrongInClass(door, now);
      door = afterRightInClass(door ?? { emptyAt: 0 }, 3);
    }
    expect(classWaitAt(door ?? { emptyAt: 0 }, now)).toBe(0);
  });

  it('makes up for guesses that came at one instant: in a year no more than one an hour, and the first thirty', () => {
    let door = afterGuesses(200);
    let guesses = 200;
    for (let time = now; time < now + 365 * 24 * hour; time += hour / 4) {
      if (classWaitAt(door, time) > 0) continue;
      door = afterWrongInClass(door, time);
      guesses += 1;
    }
    expect(guesses).toBeLessThanOrEqual(365 * 24 + 31);
  });
});
