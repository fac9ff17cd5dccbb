import type { WallCard } from './cards';

/** A fault that stands for so long is no slip that the learner will see by themselves (ms). */
export const faultPatience = 90_000;
/** A learner who is silent for so long may need a word (ms). */
export const silencePatience = 180_000;

/** Who needs help first: who says so, whose fault stands for long, who is silent for long; the rest by name. */
export function sortByNeed(cards: readonly WallCard[], now: number): WallCard[] {
  const placed = cards.map((card) => ({ card, need: needOf(card, now) }));
  return placed
    .sort(
      (one, other) =>
        one.need.rank - other.need.rank ||
        one.need.since - other.need.since ||
        one.card.name.localeCompare(other.card.name) ||
        (one.card.uid < other.card.uid ? -1 : 1),
    )
    .map(({ card }) => card);
}

/** `since` orders those of one rank, who waits longest first; the rest have none. */
function needOf(card: WallCard, now: number): { rank: number; since: number } {
  const { state, faultSince, heardAt } = card;
  if (state === 'stuck') return { rank: 0, since: heardAt };
  if (faultSince !== null && now - faultSince >= faultPatience) return { rank: 1, since: faultSince };
  if (state !== 'done' && now - heardAt >= silencePatience) return { rank: 2, since: heardAt };
  return { rank: 3, since: 0 };
}
