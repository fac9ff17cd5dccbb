import type { Claim } from '../../compare/claim';
import { fits, sizeOf } from '../../compare/difference';
import { Probe, type Scope } from '../../compare/probe';
import type { Node } from '../../read/node';
import { isComplex, isList } from '../../values/classify';
import type { Value } from '../../values/value';
import type { AnswerVerdict, Tolerance } from '../answer-test';

/** What is left of two numbers that are apart by exactly the tolerance. */
const rounding = 1e-9;
const nowhere = { values: new Map(), isSpecial: false };
const no = (kind: AnswerVerdict['kind'], reason: string): AnswerVerdict => ({ verdict: 'no', kind, reason });

/** Whether numbers are as near to the key as asked: one, a list in order, or a set. Null for anything else. */
export function judgeTolerance(
  first: Claim,
  second: Claim,
  scope: Scope,
  tolerance: Tolerance,
): AnswerVerdict | null {
  const [key, given] = [valuesOf(first, scope), valuesOf(second, scope)];
  if (!key || !given) return null;
  if (first.kind !== second.kind) return no('other-kind', 'The answer is of another kind.');
  if ([...key, ...given].some(isComplex)) return no('other-kind', 'The numbers have to be real.');
  const isNear = (x: Value, y: Value) => isWithin(x, y, tolerance);
  const isRight = first.kind === 'set' ? isMatch(key, given, isNear) : isNear(key, given);
  return isRight
    ? { verdict: 'yes', kind: 'close-enough', reason: 'As near to the key as asked.' }
    : no('too-far', 'The answer is too far from the key.');
}

/** The values of a formula or a set without unknowns. */
function valuesOf(claim: Claim, scope: Scope): Value[] | null {
  const nodes: readonly Node[] | null =
    claim.kind === 'set' ? claim.entries : claim.kind === 'formula' ? [claim.node] : null;
  const probe = new Probe(scope);
  if (!nodes || probe.variablesOf(nodes, []).length > 0) return null;
  const values = nodes.map((node) => probe.evaluate(node, nowhere) ?? null);
  return values.every((value) => value !== null) ? values : null;
}

function isWithin(key: Value, given: Value, tolerance: Tolerance): boolean {
  if (isList(key) || isList(given))
    return (
      isList(key) &&
      isList(given) &&
      key.length === given.length &&
      key.every((entry, at) => isWithin(entry, given[at] ?? NaN, tolerance))
    );
  const [x, y] = [sizeOf(key), sizeOf(given)];
  if (x === null || y === null || !fits(key, given)) return false;
  const { relative = 0, absolute = 0 } = tolerance;
  const allowed = relative * Math.abs(x) + Math.abs(Number(absolute));
  return Math.abs(x - y) <= allowed + rounding * Math.max(Math.abs(x), Math.abs(y), allowed);
}

/** Whether the entries of two sets can be paired. A greedy pairing in rising order is the best one for numbers. */
function isMatch(
  key: readonly Value[],
  given: readonly Value[],
  isNear: (x: Value, y: Value) => boolean,
): boolean {
  const rising = (values: readonly Value[]) =>
    [...values].sort((x, y) => (sizeOf(x) ?? 0) - (sizeOf(y) ?? 0));
  const [x, y] = [rising(key), rising(given)];
  return x.length === y.length && x.every((entry, at) => isNear(entry, y[at] ?? NaN));
}
