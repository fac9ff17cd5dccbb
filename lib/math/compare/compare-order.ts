import type { CompareOperator, Node } from '../read/node';
import { counterexampleAt } from './counterexample';
import { pointsFor } from './points';
import { Probe, type Scope } from './probe';
import type { Relation } from './relation';
import { holdsAt } from './statements/truth';

const enough = 8;

/** Whether the first is smaller (or larger) than the second, at the sheet's values and at seeded points. */
export function compareOrder(first: Node, operator: CompareOperator, second: Node, scope: Scope): Relation {
  const probe = new Probe(scope);
  const variables = probe.variablesOf([first], [second]);
  const claim: Node = {
    type: 'compare',
    operators: [operator],
    operands: [first, second],
    start: first.start,
    end: second.end,
  };
  let held = 0;
  for (const point of pointsFor(variables, 6)) {
    const [x, y] = [probe.evaluate(first, point), probe.evaluate(second, point)];
    if (x === null || y === null || x === undefined || y === undefined) continue;
    if (!holdsAt(probe, claim, point))
      return { kind: 'different', counterexample: counterexampleAt(probe, variables, point, x, y) };
    held += 1;
  }
  return held >= (variables.length === 0 ? 1 : enough)
    ? { kind: 'same', holes: null }
    : { kind: 'unknown', reason: 'There are too few points where both have a value.' };
}
