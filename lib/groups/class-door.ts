/**
 * What stands before all cards of a class together: a bucket of wrong PINs that empties by one an hour. Kept is
 * when it will be empty, in milliseconds since 1970. It may hold more than it should (guesses at one instant are
 * compared before they are counted); then it takes the longer until it has drained.
 */
export type ClassDoor = { emptyAt: number };

const hour = 60 * 60_000;
/** Wrong PINs that a class may have open: more than five learners who lock themselves out on one morning. */
const capacity = 30;

/** Milliseconds until a device that nobody of the class has used before may try a PIN; 0 when it may now. */
export const classWaitAt = ({ emptyAt }: ClassDoor, now: number): number =>
  Math.max(0, emptyAt - now - (capacity - 1) * hour);

/** The door after one more wrong PIN of anybody in the class. */
export const afterWrongInClass = (door: ClassDoor | undefined, now: number): ClassDoor => ({
  emptyAt: Math.max(door?.emptyAt ?? 0, now) + hour,
});

/** The door after a learner came in who had mistyped before: their own mistakes no longer count. */
export const afterRightInClass = ({ emptyAt }: ClassDoor, mistakes: number): ClassDoor => ({
  emptyAt: emptyAt - mistakes * hour,
});
