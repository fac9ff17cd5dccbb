import { counterexampleAt } from '../../compare/counterexample';
import { sizeOf } from '../../compare/difference';
import { pointsFor, type Point, type Variable } from '../../compare/points';
import { Probe, type Scope } from '../../compare/probe';
import type { ReadPair } from '../../compare/read-pair';
import { describeCounterexample } from '../../compare/relation';
import { holdsAt } from '../../compare/statements/truth';
import type { Node } from '../../read/node';
import type { AnswerTest, AnswerVerdict } from '../answer-test';
import { readCondition } from '../read-answer';
import { findConstants } from './find-constants';

type AntiderivativeTest = Extract<AnswerTest, { kind: 'antiderivative' }>;

const enough = 8;
/** How far apart two points are at which a difference has to be the same. */
const step = 1e-2;
const accuracy = 1e-9;

const no = (kind: AnswerVerdict['kind'], reason: string): AnswerVerdict => ({ verdict: 'no', kind, reason });

/**
 * Whether an answer is an antiderivative with a free constant: apart from the constant it differs from the key by the
 * same amount along each interval, and it has a value wherever the key has one.
 */
export function checkAntiderivative(pair: ReadPair, test: AntiderivativeTest): AnswerVerdict {
  const { first, second, scope } = pair;
  if (first.kind !== 'formula' || second.kind !== 'formula')
    return no('other-kind', 'An antiderivative is a formula.');
  const { variable } = test;
  const ofKey = findConstants(first.node, variable, scope);
  const inKey = new Set(new Probe(scope).variablesOf([first.node], []).map(({ name }) => name));
  const constants = findConstants(second.node, variable, scope).filter(
    ({ name }) => !inKey.has(name) || ofKey.some((one) => one.name === name),
  );
  const held = [ofKey, constants].map((found) => new Map(found.map(({ name }) => [name, 0.7])));
  const along = {
    variable,
    assuming: readCondition(pair, test.assuming),
    held: new Map(held.flatMap((one) => [...one])),
  };
  let judged = compareAlong(first.node, second.node, scope, { ...along, rounds: 6 });
  // A formula may have values only far out.
  if (judged.verdict === 'not-proven')
    judged = compareAlong(first.node, second.node, scope, { ...along, rounds: 40 });
  if (judged.verdict === 'no') return judged;
  const [constant, another] = constants;
  if (!constant)
    return no(
      'constant-missing',
      'Up to a constant this is right, but the constant of integration is missing.',
    );
  if (another || constant.kind === 'odd')
    return no('constant-odd', 'The constant of integration has to be one name that can take every value.');
  return judged;
}

type Along = { variable: string; assuming: Node | null; held: ReadonlyMap<string, number>; rounds: number };

function compareAlong(key: Node, given: Node, scope: Scope, along: Along): AnswerVerdict {
  const { variable, assuming, held, rounds } = along;
  const probe = new Probe(scope);
  const variables: Variable[] = probe.variablesOf([key], [given]).filter(({ name }) => !held.has(name));
  if (!variables.some(({ name }) => name === variable)) variables.push({ name: variable, range: 'free' });
  const differenceAt = (point: Point) => {
    const [x, y] = [probe.evaluate(key, point), probe.evaluate(given, point)];
    const [a, b] = [x, y].map((value) =>
      value === null || value === undefined ? NaN : (sizeOf(value) ?? NaN),
    );
    const size = Math.max(1, Math.abs(a ?? NaN), Math.abs(b ?? NaN));
    return { x, y, isLost: x !== null && y === null, apart: (a ?? NaN) - (b ?? NaN), size };
  };
  let agreed = 0;
  let lost = 0;
  for (const drawn of pointsFor(variables, rounds)) {
    const here: Point = { ...drawn, values: new Map([...drawn.values, ...held]) };
    if (assuming && !holdsAt(probe, assuming, here)) continue;
    const at = drawn.values.get(variable);
    if (typeof at !== 'number') continue;
    const one = differenceAt(here);
    const two = differenceAt({ ...here, values: new Map([...here.values, [variable, at + step]]) });
    const isDefined = Number.isFinite(one.apart) && Number.isFinite(two.apart);
    const isWrong = isDefined && Math.abs(one.apart - two.apart) > accuracy * Math.max(one.size, two.size);
    if (one.isLost && !drawn.isSpecial) lost += 1;
    if (isWrong || lost > 1) {
      const counterexample = counterexampleAt(probe, variables, here, one.x, one.y);
      const words = describeCounterexample(counterexample);
      return {
        ...no('different', isWrong ? `The difference is not constant near ${words}.` : `${words}.`),
        counterexample,
      };
    }
    if (isDefined) agreed += 1;
  }
  if (agreed >= enough)
    return { verdict: 'yes', kind: 'same', reason: 'The same up to the constant of integration.' };
  return {
    verdict: 'not-proven',
    kind: 'undecided',
    reason: 'There are too few points where both have a value.',
  };
}
