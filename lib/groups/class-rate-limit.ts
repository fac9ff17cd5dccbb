/**
 * The rate limit for all cards of a class together: a bucket of wrong PINs that drains by one an hour. It stores when
 * the bucket will be empty, in milliseconds since 1970. The bucket may overflow, because guesses at one instant are
 * compared before they are counted; then it takes longer to drain.
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
/** What a class gets back in a day: bounds what a guesser gains by guessing before learners come in. */
const mostGivenBack = 20;

const newClassRateLimit: ClassRateLimit = { emptyAt: 0, givenBack: 0, givenBackSince: 0 };

/** Milliseconds until a device that no learner of the class has used before may try a PIN; 0 when it may now. */
export const classWaitAt = ({ emptyAt }: ClassRateLimit, now: number): number =>
  Math.max(0, emptyAt - now - (capacity - 1) * hour);

/** The limit after one more wrong PIN in the class. */
export const afterWrongInClass = (door: ClassRateLimit | undefined, now: number): ClassRateLimit => ({
  ...newClassRateLimit,
  ...door,
  emptyAt: Math.max(door?.emptyAt ?? 0, now) + hour,
});

/**
 * The limit after a learner came in who had mistyped in that round: their mistakes no longer count. The mistakes may
 * be somebody else's, so a class gets back only a few a day.
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

/** When a limit may be deleted. */
export const classForgottenAt = ({ emptyAt, givenBackSince }: ClassRateLimit, now: number): number =>
  Math.max(now, emptyAt, givenBackSince + day);
