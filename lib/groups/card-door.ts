/**
 * What stands between a card and its learner: how often a wrong PIN was given in this round, until when nobody
 * is asked, and how many rounds were used up before. Times are milliseconds since 1970.
 */
export type CardDoor = { wrong: number; closedUntil: number; rounds: number };

export const newDoor: CardDoor = { wrong: 0, closedUntil: 0, rounds: 0 };

/** Wrong PINs in one round. */
const guessesPerRound = 5;
const firstWait = 15 * 60_000;
const longestWait = 24 * 60 * 60_000;
/** How long used-up rounds are remembered after the door has opened again. */
const memory = 7 * 24 * 60 * 60_000;

/** Milliseconds until the next PIN is looked at; 0 when it is now. */
export const waitAt = ({ closedUntil }: CardDoor, now: number): number => Math.max(0, closedUntil - now);

/** The door after one more wrong PIN: the fifth closes it, each round for twice as long as the one before. */
export function afterWrong({ wrong, closedUntil, rounds }: CardDoor, now: number): CardDoor {
  if (wrong + 1 < guessesPerRound) return { wrong: wrong + 1, closedUntil, rounds };
  const wait = Math.min(longestWait, firstWait * 2 ** rounds);
  return { wrong: 0, closedUntil: now + wait, rounds: rounds + 1 };
}

/** How many wrong PINs a door remembers, of this round and of those before. */
export const mistakesAt = ({ wrong, rounds }: CardDoor): number => wrong + rounds * guessesPerRound;

/** From when on a door may be forgotten. */
export const forgottenAt = ({ closedUntil }: CardDoor, now: number): number =>
  Math.max(now, closedUntil) + memory;
