import { generateNKeysBetween } from 'fractional-indexing';

/** Where a cell stands among the others: by `ord`, and by id where two people chose the same. */
export type Placed = { readonly id: string; readonly ord: string };

/** Keys grow with each insertion at one spot. From this length on the whole sheet gets new ones. */
const longestKey = 40;

export const byOrder = (one: Placed, other: Placed): number =>
  compare(one.ord, other.ord) || compare(one.id, other.id);

/** By code units, as keys are made; a person's language has no part in it. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * The key for a cell that comes after the first `place` of these, with new keys for others where there is no room for
 * it: between two equal keys, or after keys that are too long or broken.
 *
 * @param placed the other cells, in their order
 */
export function keyAt(placed: readonly Placed[], place: number): { ord: string; moved: readonly Placed[] } {
  const before = placed[place - 1]?.ord ?? null;
  const behind = placed.slice(place);
  const tied = behind.filter(({ ord }) => ord === before);
  const after = behind[tied.length]?.ord ?? null;
  const keys = keysBetween(before, after, tied.length + 1);
  if (keys?.every((key) => key.length <= longestKey)) {
    const [ord = '', ...others] = keys;
    return { ord, moved: tied.map(({ id }, index) => ({ id, ord: others[index] ?? '' })) };
  }
  const fresh = generateNKeysBetween(null, null, placed.length + 1);
  const rest = fresh.filter((_, index) => index !== place);
  return { ord: fresh[place] ?? '', moved: placed.map(({ id }, index) => ({ id, ord: rest[index] ?? '' })) };
}

/** Null where a key that stands in the document is none. */
function keysBetween(before: string | null, after: string | null, count: number): string[] | null {
  try {
    return generateNKeysBetween(before, after, count);
  } catch {
    return null;
  }
}
