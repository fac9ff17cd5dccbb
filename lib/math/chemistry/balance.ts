import type { Substance } from './substance';

/** One substance of a reaction: its number, as typed, and what it is made of. */
export type Term = { count: number; text: string; substance: Substance };
export type Reaction = { left: readonly Term[]; right: readonly Term[] };

const electrons = 'charge';

/** How much of an element, or of charge, a substance has. */
const amountOf = ({ substance }: Term, name: string): number =>
  name === electrons ? substance.charge : (substance.atoms.get(name) ?? 0);

const kindsIn = ({ left, right }: Reaction): string[] => [
  ...new Set([...left, ...right].flatMap(({ substance }) => [...substance.atoms.keys()])),
  electrons,
];

/** Elements, or the charge, that differ between the sides, with both amounts. */
export function imbalances(reaction: Reaction): { name: string; left: number; right: number }[] {
  const total = (side: readonly Term[], name: string) =>
    side.reduce((sum, term) => sum + term.count * amountOf(term, name), 0);
  return kindsIn(reaction)
    .map((name) => ({ name, left: total(reaction.left, name), right: total(reaction.right, name) }))
    .filter(({ left, right }) => left !== right);
}

/**
 * The smallest whole numbers that balance a reaction, in the order of its substances; null where there are none, or
 * several sets that are no multiples of each other. Exact: the one solution of a system of whole numbers.
 */
export function balance(reaction: Reaction): number[] | null {
  const terms = [...reaction.left, ...reaction.right];
  const sign = (at: number) => (at < reaction.left.length ? 1 : -1);
  const rows = kindsIn(reaction).map((name) =>
    terms.map((term, at) => BigInt(sign(at) * amountOf(term, name))),
  );
  const pivots = reduce(rows, terms.length);
  const free = terms.findIndex((_, at) => !pivots.includes(at));
  if (free < 0 || pivots.length !== terms.length - 1) return null;
  // With its own diagonal as denominators, each row gives one number in terms of the free one.
  const parts = terms.map((_, at): [above: bigint, below: bigint] => {
    const row = rows[pivots.indexOf(at)];
    return at === free || !row ? [1n, 1n] : [-(row[free] ?? 0n), row[at] ?? 1n];
  });
  const common = parts.reduce((shared, [, below]) => (shared * below) / divisor(shared, below), 1n);
  const counts = parts.map(([above, below]) => (above * common) / below);
  const shared = counts.reduce(divisor, 0n);
  const smallest = counts.map((count) => Number(count / (shared || 1n)));
  const isPositive = smallest.every((count) => count > 0) || smallest.every((count) => count < 0);
  return isPositive ? smallest.map(Math.abs) : null;
}

/** Gauss and Jordan with whole numbers; the rows change in place. The columns that lead a row, in order. */
function reduce(rows: bigint[][], width: number): number[] {
  const pivots: number[] = [];
  for (let column = 0; column < width; column++) {
    const at = rows.findIndex((row, place) => place >= pivots.length && row[column] !== 0n);
    const leading = rows[at];
    const first = rows[pivots.length];
    if (!leading || !first) continue;
    [rows[at], rows[pivots.length]] = [first, leading];
    const lead = leading[column] ?? 1n;
    rows.forEach((row, place) => {
      const factor = row[column] ?? 0n;
      if (place === pivots.length || factor === 0n) return;
      const next = row.map((entry, by) => entry * lead - (leading[by] ?? 0n) * factor);
      const shared = next.reduce(divisor, 0n) || 1n;
      rows[place] = next.map((entry) => entry / shared);
    });
    pivots.push(column);
  }
  return pivots;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
