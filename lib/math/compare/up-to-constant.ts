import type { Node } from '../read/node';
import { differenceOf } from './difference';
import { pointsFor } from './points';
import { Probe, type Scope } from './probe';
import type { Relation } from './relation';
import { counterexampleAt } from './counterexample';

const accuracy = 1e-9;
const enough = 8;

/** Compares two antiderivatives: they may differ by a constant, and each may have a letter of its own for it. */
export function compareUpToConstant(first: Node, second: Node, scope: Scope): Relation {
  const probe = new Probe(scope);
  const own = [first, second].map((node) => new Set(probe.variablesOf([node], []).map(({ name }) => name)));
  const variables = probe.variablesOf([first], [second]);
  const isShared = (name: string) => own.every((names) => names.has(name));
  const held = new Map(variables.filter(({ name }) => !isShared(name)).map(({ name }) => [name, 0.7]));
  const difference: Node = {
    type: 'binary',
    operator: '-',
    left: first,
    right: second,
    at: 0,
    isImplied: false,
    start: 0,
    end: 0,
  };
  let constant: Parameters<typeof differenceOf>[0] | null = null;
  let agreed = 0;
  for (const drawn of pointsFor(
    variables.filter(({ name }) => isShared(name)),
    6,
  )) {
    const point = { ...drawn, values: new Map([...drawn.values, ...held]) };
    const found = probe.evaluate(difference, point);
    if (found === null || found === undefined) continue;
    constant ??= found;
    const size = probe.evaluate(first, point);
    const scale = typeof size === 'number' ? Math.max(1, Math.abs(size)) : 1;
    const apart =
      typeof found === 'number' && typeof constant === 'number'
        ? Math.abs(found - constant) / scale
        : differenceOf(found, constant);
    if (apart > accuracy)
      return {
        kind: 'different',
        counterexample: counterexampleAt(probe, variables, point, size, probe.evaluate(second, point)),
      };
    agreed += 1;
  }
  return agreed >= enough
    ? { kind: 'same', holes: null }
    : { kind: 'unknown', reason: 'There are too few points where both have a value.' };
}
