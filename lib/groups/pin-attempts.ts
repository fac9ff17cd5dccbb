/**
 * What stands between a card and its learner: how often a wrong PIN was given in this round, until when nobody
 * is asked, and how many rounds were used up before. Times are milliseconds since 1970.
 */
export type PinAttempts = { wrong: number; closedUntil: number; rounds: number };

export const newDoor: PinAttempts = { wrong: 0, closedUntil: 0, rounds: 0 };

/** Wrong PINs in one round. */
const guessesPerRound = 5;
const firstWait = 15 * 60_000;
const longestWait = 24 * 60 * 60_000;
/** How long used-up rounds are remembered after the door has opened again. */
const memory = 7 * 24 * 60 * 60_000;

/** Milliseconds until the next PIN is looked at; 0 when it is now. */
export const waitAt = ({ closedUntil }: PinAttempts, now: number): number => Math.max(0, closedUntil - now);

/** How long the wait after a round is, of which so many were used up before. */
const waitAfter = (rounds: number): number => Math.min(longestWait, firstWait * 2 ** rounds);

/** The door after one more wrong PIN: the fifth closes it, each round for twice as long as the one before. */
export function afterWrong({ wrong, closedUntil, rounds }: PinAttempts, now: number): PinAttempts {
  if (wrong + 1 < guessesPerRound) return { wrong: wrong + 1, closedUntil, rounds };
  return { wrong: 0, closedUntil: now + waitAfter(rounds), rounds: rounds + 1 };
}

/** Longer than it takes to compare a PIN (ms). */
const stillComparing = 2000;

/**
 * Whether a door has closed so short a time ago that what closed it may not be compared yet: several right PINs at once
 * close it by their turns, and each opens it again.
 */
export const isJustClosed = ({ closedUntil, rounds }: PinAttempts, now: number): boolean =>
  closedUntil > now && now - (closedUntil - waitAfter(rounds - 1)) < stillComparing;

/**
 * The door after a right PIN, which had taken its turn as if it were wrong: the wrong ones of this round are
 * forgiven, and rounds that were used up are not, or every visit of the learner would give a guesser back the
 * short waits. null when nothing is left to remember.
 *
 * @param before the door before that turn
 * @param current the door as it is now; of guesses that closed it meanwhile nothing is taken back
 */
export function afterRight(before: PinAttempts, current: PinAttempts, now: number): PinAttempts | null {
  const isClosedByOthers = current.rounds > afterWrong(before, now).rounds;
  const { closedUntil, rounds } = isClosedByOthers ? current : before;
  return rounds === 0 ? null : { wrong: 0, closedUntil, rounds };
}

/** The door as it counts now: after their time used-up rounds are as if they had never been. */
export const rememberedAt = (door: PinAttempts, now: number): PinAttempts =>
  door.rounds > 0 && door.closedUntil + memory <= now ? { ...newDoor, wrong: door.wrong } : door;

/** From when on a door may be forgotten. A visit does not make it stay longer. */
export const forgottenAt = ({ wrong, closedUntil }: PinAttempts, now: number): number =>
  (wrong > 0 ? Math.max(now, closedUntil) : closedUntil) + memory;
