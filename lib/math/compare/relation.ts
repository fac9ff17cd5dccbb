/** Numbers that show a difference: where, and what each side gives there; null for no value. */
export type Counterexample = {
  at: readonly { name: string; value: string }[];
  first: string | null;
  second: string | null;
};

/** How two formulas, or the solutions of two statements, relate. */
export type Relation =
  | { kind: 'same'; holes: Counterexample | null }
  /** Their values differ, or each has solutions that the other lacks. */
  | { kind: 'different'; counterexample: Counterexample }
  /** Only one of them has a value, and not just at single points. */
  | { kind: 'domain'; counterexample: Counterexample }
  /** The second has fewer solutions, or more. */
  | { kind: 'loses' | 'gains'; counterexample: Counterexample }
  | { kind: 'unknown'; reason: string };

/** A counter-example as one sentence. */
export function describeCounterexample({ at, first, second }: Counterexample): string {
  const place = at.map(({ name, value }) => `${name} = ${value}`).join(', ');
  const before = place === '' ? '' : `${place}: `;
  if (first === null) return `${before}only the second has a value, ${second ?? ''}`;
  if (second === null) return `${before}only the first has a value, ${first}`;
  if (first === 'true' && second === 'false') return `${before}solves the first, not the second`;
  if (first === 'false' && second === 'true') return `${before}solves the second, not the first`;
  return `${before}the first is ${first}, the second ${second}`;
}
