import { makeRandom } from '../evaluate/random';
import type { Node } from '../read/node';
import { walk } from '../sheet/free-names';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { namesIn } from './claim';

/**
 * A value for each varied name. `isSpecial` where a formula may have a hole, such as at whole numbers; `isDegenerate`
 * where one of the names is 0 or ±1, so that rearranging may lose its sense.
 */
export type Point = { values: ReadonlyMap<string, Value>; isSpecial: boolean; isDegenerate?: boolean };

/** A name that is varied: freely, over whole numbers, or around the value that the sheet gives it. */
export type Variable =
  | { name: string; range: 'free' | 'whole' }
  | { name: string; around: number | Quantity };

type Draw = (random: () => number) => number;
const between =
  (low: number, high: number): Draw =>
  (random) =>
    low + (high - low) * random();

/** Where formulas behave differently: near zero, inside and outside ±1, far out, below zero. */
const strata: readonly Draw[] = [
  between(-3, 3),
  between(0, 4),
  between(-0.9, 0.9),
  between(-12, 12),
  between(-20, 180),
  between(-9, 0),
  between(0.2, 2),
];
const whole = [3, -4, 5, 2, -2, 4, -3, 7, -5, 1, 6, -1, 0, 8, -6];
const special = [0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, Math.PI / 2, Math.PI, 10, -10];
/** An even power, a root and a negative number together show where laws of powers end. */
const mixed = [-4, 2, 0.5];
const orders = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
];
/** The first points keep the values that the sheet gives. */
const ownPoints = 3;
const factors = [2, 0.5, 1.3, 0.8, 1.1, 1.7, 0.6, 1.45, 0.9, 1.2];

/**
 * Points in a fixed order, the same in every browser: first small whole numbers, which make readable counter-examples,
 * then every stratum, then places where holes are likely.
 */
export function pointsFor(variables: readonly Variable[], rounds: number): Point[] {
  if (variables.length === 0) return [{ values: new Map(), isSpecial: false }];
  const random = makeRandom(1, 'compare');
  const points: Point[] = [];
  const add = (isSpecial: boolean, draw: (at: number) => number) => {
    const values = new Map(
      variables.map((variable, at) => [
        variable.name,
        valueOf(variable, draw(at), random, points.length, at),
      ]),
    );
    const isDegenerate = [...values.values()].some((value) => value === 0 || value === 1 || value === -1);
    points.push({ values, isSpecial, isDegenerate });
  };
  for (let round = 0; round < whole.length; round++)
    add(true, (at) => whole[(round + at * 4) % whole.length] ?? 1);
  for (let round = 0; round < rounds; round++) for (const draw of strata) add(false, () => draw(random));
  // Different names in one stratum each miss what needs one small and one large.
  for (let round = 0; round < rounds; round++)
    add(false, (at) => (strata[(round + at * 3) % strata.length] ?? between(-3, 3))(random));
  for (const value of special) add(true, (at) => (at === 0 ? value : between(0.2, 4)(random)));
  if (variables.length > 1)
    for (const order of orders) add(true, (at) => mixed[order[at % mixed.length] ?? 0] ?? 1);
  return points;
}

function valueOf(variable: Variable, drawn: number, random: () => number, at: number, index: number): Value {
  if ('around' in variable) {
    const factor = at < ownPoints ? 1 : (factors[(at + index * 3) % factors.length] ?? 1);
    const { around } = variable;
    if (around instanceof Quantity) return around.withSi(around.si * factor);
    return around === 0 ? drawn : around * factor;
  }
  if (variable.range === 'free') return drawn;
  return at < 10 ? Math.abs(whole[(at + index * 4) % whole.length] ?? 0) : Math.floor(random() * 12);
}

const needWhole = new Set(
  'factorial combinations binomial nCr combinationsWithRep permutations nPr gcd lcm isPrime'.split(' '),
);

/** Names that are whole numbers: under `!`, in counts, as limits of sums, as the power of a negative number. */
export function wholeNames(nodes: readonly Node[]): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (parts: readonly Node[]) => {
    for (const { name } of namesIn(parts)) found.add(name);
  };
  for (const node of nodes)
    walk(node, (part) => {
      if (part.type === 'form' && (part.form === 'sum' || part.form === 'product')) take(part.bounds);
      if (part.type === 'factorial') take([part.operand]);
      if (part.type === 'call' && needWhole.has(part.name)) take(part.args);
      if (part.type === 'binary' && part.operator === '^' && isNegativeNumber(part.left)) take([part.right]);
    });
  return found;
}

const isNegativeNumber = (node: Node): boolean =>
  node.type === 'group'
    ? isNegativeNumber(node.inner)
    : node.type === 'negative' && ['number', 'ratio'].includes(node.operand.type);
