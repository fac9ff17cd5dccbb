import type { Value } from '../values/value';
import type { Point, Variable } from './points';
import type { Outcome, Probe } from './probe';
import type { Counterexample } from './relation';

/** The values at a point, for people; at the sheet's own values those of the names that count. */
export function counterexampleAt(
  probe: Probe,
  variables: readonly Variable[],
  point: Point,
  x: Outcome,
  y: Outcome,
): Counterexample {
  const shown = (value: Outcome) => (value === null || value === undefined ? null : probe.show(value));
  const valueOf = (name: string): Value | null => point.values.get(name) ?? probe.scope.lookup(name);
  const at = variables.flatMap(({ name }) => {
    const value = valueOf(name);
    return value === null ? [] : [{ name, value: probe.show(value) }];
  });
  return { at, first: shown(x), second: shown(y) };
}
