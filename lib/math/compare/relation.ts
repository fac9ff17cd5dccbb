/** Numbers that show a difference: where, and what each side gives there; null for no value. */
export type Counterexample = {
  at: readonly { name: string; value: string }[];
  first: string | null;
  second: string | null;
};

/**
 * How two formulas, or the solutions of two statements, relate. `wholeOnly` is a name for which both have values at
 * whole numbers only; `isSameForPositive` says that no difference remains where every name is positive.
 */
export type Relation =
  | { kind: 'same'; holes: Counterexample | null; wholeOnly?: string }
  /** Their values differ, or each has solutions that the other lacks. */
  | { kind: 'different'; counterexample: Counterexample }
  /** Only one of them has a value, and not just at single points. */
  | { kind: 'domain'; counterexample: Counterexample; isSameForPositive?: boolean }
  /** The second has fewer solutions, or more. */
  | { kind: 'loses' | 'gains'; counterexample: Counterexample }
  | { kind: 'unknown'; reason: string };

/** Where two formulas that are the same do not both have a value, in words; null where they always do. */
export function describeHoles(relation: Extract<Relation, { kind: 'same' }>): string | null {
  if (relation.holes) return `at ${describeCounterexample(relation.holes)}`;
  return relation.wholeOnly === undefined ? null : `${relation.wholeOnly} has to be a whole number`;
}

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
