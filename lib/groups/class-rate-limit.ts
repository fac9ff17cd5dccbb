/**
 * What stands before all cards of a class together: a bucket of wrong PINs that empties by one an hour. Kept is
 * when it will be empty, in milliseconds since 1970. It may hold more than it should (guesses at one instant are
 * compared before they are counted); then it takes the longer until it has drained.
 */
export type ClassRateLimit = {
  emptyAt: number;
  /** How many wrong PINs were given back to learners who then came in, and since when they are counted. */
  givenBack: number;
  givenBackSince: number;
};

const hour = 60 * 60_000;
const day = 24 * hour;
/** Wrong PINs that a class may have open: more than five learners who lock themselves out on one morning. */
const capacity = 30;
/** What a class gets back in a day: whoever guesses before learners come in gains no more by it. */
const mostGivenBack = 20;

const newClassRateLimit: ClassRateLimit = { emptyAt: 0, givenBack: 0, givenBackSince: 0 };

/** Milliseconds until a device that nobody of the class has used before may try a PIN; 0 when it may now. */
export const classWaitAt = ({ emptyAt }: ClassRateLimit, now: number): number =>
  Math.max(0, emptyAt - now - (capacity - 1) * hour);

/** The door after one more wrong PIN of anybody in the class. */
export const afterWrongInClass = (door: ClassRateLimit | undefined, now: number): ClassRateLimit => ({
  ...newClassRateLimit,
  ...door,
  emptyAt: Math.max(door?.emptyAt ?? 0, now) + hour,
});

/**
 * The door after a learner came in who had mistyped in that round: their mistakes no longer count. Nobody knows
 * whose mistakes they were, so a class gets back a few a day only.
 */
export function afterRightInClass(door: ClassRateLimit, mistakes: number, now: number): ClassRateLimit {
  const isNewDay = door.givenBackSince + day <= now;
  const before = isNewDay ? 0 : door.givenBack;
  const given = Math.min(mistakes, mostGivenBack - before);
  return {
    emptyAt: door.emptyAt - given * hour,
    givenBack: before + given,
    givenBackSince: isNewDay ? now : door.givenBackSince,
  };
}

/** From when on a door may be forgotten. */
export const classForgottenAt = ({ emptyAt, givenBackSince }: ClassRateLimit, now: number): number =>
  Math.max(now, emptyAt, givenBackSince + day);
