import {
  afterRightInClass,
  afterWrongInClass,
  classForgottenAt,
  classWaitAt,
  type ClassRateLimit,
} from './class-rate-limit';

const hour = 60 * 60_000;
const now = 1_800_000_000_000;

const noDoor: ClassRateLimit = { emptyAt: 0, givenBack: 0, givenBackSince: 0 };

const afterGuesses = (count: number, at = now): ClassRateLimit => {
  let door: ClassRateLimit | undefined;
  for (let guess = 0; guess < count; guess += 1) door = afterWrongInClass(door, at);
  return door ?? noDoor;
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
    let door = noDoor;
    for (let learner = 0; learner < 40; learner += 1) {
      door = afterRightInClass(afterWrongInClass(door, now), 1, now);
    }
    expect(classWaitAt(door, now)).toBe(0);
  });

  it('gives back twenty wrong PINs a day at most', () => {
    let door = afterGuesses(30);
    for (let visit = 0; visit < 10; visit += 1) door = afterRightInClass(door, 4, now);
    expect(door.emptyAt).toBe(now + 10 * hour);
    expect(afterRightInClass(door, 4, now + 24 * hour).emptyAt).toBe(now + 6 * hour);
  });

  it('is remembered for as long as it counts what it has given back', () => {
    const door = afterRightInClass(afterGuesses(1), 1, now);
    expect(classForgottenAt(door, now)).toBe(now + 24 * hour);
  });

  it('allows fewer than 18,000 guesses a year, 2 % of all PINs, while learners come in', () => {
    let door = noDoor;
    let guesses = 0;
    for (let time = now; time < now + 365 * 24 * hour; time += hour / 4) {
      for (; classWaitAt(door, time) === 0; guesses += 1) door = afterWrongInClass(door, time);
      door = afterRightInClass(door, 4, time);
      // Fifty new PINs, each of which empties the bucket.
      if ((time - now) % (175 * hour) === 0) door = { ...door, emptyAt: 0 };
    }
    expect(guesses).toBeGreaterThan(15_000);
    expect(guesses).toBeLessThan(18_000);
  });

  it('drains guesses of one instant: at most one an hour in a year, plus the first 30', () => {
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
