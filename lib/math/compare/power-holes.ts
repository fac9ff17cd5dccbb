import type { Node } from '../read/node';
import { walk } from '../sheet/free-names';
import { toDouble } from '../values/classify';
import { Ratio } from '../values/ratio';
import { counterexampleAt } from './counterexample';
import { namesIn } from './claim';
import { pointsFor, type Variable } from './points';
import type { Probe } from './probe';
import type { Counterexample } from './relation';

type Power = Extract<Node, { type: 'binary' }>;

const powersIn = (node: Node): Power[] => {
  const found: Power[] = [];
  walk(node, (part) => {
    if (part.type === 'binary' && part.operator === '^') found.push(part);
  });
  return found;
};

/**
 * Many take `x^(1/3)` for positive x only, although the third root of x has a value for every x. Where only one of two
 * formulas has such a power, this is a point at which that one has no value by this custom.
 */
export function powerHole(
  probe: Probe,
  variables: readonly Variable[],
  first: Node,
  second: Node,
): Counterexample | null {
  const [ofFirst, ofSecond] = [first, second].map((node) =>
    powersIn(node).filter((one) => isBroken(probe, one)),
  );
  const powers = ofFirst?.length === 0 ? ofSecond : ofFirst;
  if (!powers || powers.length === 0 || (ofFirst?.length ?? 0) * (ofSecond?.length ?? 0) > 0) return null;
  for (const point of pointsFor(variables, 1))
    for (const { left } of powers) {
      const base = probe.evaluate(left, point);
      const [x, y] = [probe.evaluate(first, point), probe.evaluate(second, point)];
      const size = base === null || base === undefined ? null : toDouble(base);
      if (size === null || size >= 0 || x === null || y === null) continue;
      const isFirst = powers === ofFirst;
      return counterexampleAt(probe, variables, point, isFirst ? null : x, isFirst ? y : null);
    }
  return null;
}

/** A power of names with a fraction as its exponent. */
function isBroken(probe: Probe, { left, right }: Power): boolean {
  if (namesIn([left]).length === 0 || namesIn([right]).length > 0) return false;
  const exponent = probe.evaluate(right, { values: new Map(), isSpecial: false });
  return exponent instanceof Ratio;
}

/**
 * A name that two formulas have as the power of different negative numbers: both have values at whole numbers only.
 */
export function wholeBase(first: Node, second: Node): string | null {
  const [one, other] = [first, second].map((node) => powersIn(node).filter(({ left }) => isNegative(left)));
  const bases = (powers: readonly Power[] = []) =>
    [...new Set(powers.map(({ left }) => baseOf(left)))].sort().join();
  if (bases(one) === bases(other)) return null;
  return namesIn([...(one ?? []), ...(other ?? [])].map(({ right }) => right))[0]?.name ?? null;
}

const inner = (node: Node): Node => (node.type === 'group' ? inner(node.inner) : node);
const isNegative = (node: Node): boolean => inner(node).type === 'negative' && baseOf(node) !== '';

function baseOf(given: Node): string {
  const node = inner(given);
  if (node.type !== 'negative') return '';
  const number = inner(node.operand);
  if (number.type === 'number') return number.text;
  return number.type === 'ratio' ? `${number.numerator}/${number.denominator}` : '';
}
