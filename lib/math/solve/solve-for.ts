import { isSolution } from '../algebra/guard';
import { algebraOf } from '../algebra/evaluate-algebra';
import { attempt } from '../algebra/simplify';
import { SumReader } from '../algebra/read-sum';
import { ExactSolver } from '../algebra/solve-exactly';
import { Algebra } from '../algebra/sum';
import type { Sum } from '../algebra/sum-types';
import { binaryNode, writeSum, type WriteStyle } from '../algebra/write-sum';
import { inline } from '../calculus/symbolic';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { isFunction, toDouble } from '../values/classify';
import { Ratio } from '../values/ratio';
import { mapParts } from '../calculus/map-node';
import { namesOf } from './names-of';

/** Exact solutions as formulas; `wholeName` is the letter for any whole number in them. */
export type ExactSolutions = { nodes: Node[]; wholeName: string | null };

/**
 * Solves an equation for one name by the rules of algebra; other names stay as they are. Each solution is put into the
 * equation, and left out where it does not solve it. Null where the rules do not reach.
 */
export function solveFor(evaluator: Evaluator, equation: Node, name: string): ExactSolutions | null {
  const [left, right] = equation.type === 'compare' ? equation.operands : [];
  if (!left || !right) return null;
  const scope = algebraOf(evaluator);
  const known = (node: Node): Node =>
    withNumbers(
      inline(node, (one) => (one === name ? null : evaluator.surroundings.lookup(one))),
      name,
      evaluator,
    );
  const [first, second] = [left, right].map((side) => known(withLetters(side)));
  if (!first || !second) return null;
  const used = new Set(namesOf([first, second]));
  const wholeName = ['k', 'n', 'm'].find((letter) => !used.has(letter)) ?? 'k_0';
  return attempt(() => {
    const reader = new SumReader(new Algebra(true, scope.spend), scope.angle);
    const solver = new ExactSolver(reader, name, wholeName);
    const difference = reader.read(minus(first, second));
    const sums = solver.solve(difference);
    if (!sums) return null;
    const style = { isDecimal: false, order: namesOf([first, second]) };
    const nodes = new Map<string, Node>();
    for (const sum of sums) {
      const node = solver.isPeriodic ? writeTurns(sum, wholeName, style) : writeSum(sum, style);
      const tries = solver.isPeriodic
        ? [0, 1, -3].map((count) => replaced(node, wholeName, countNode(count)))
        : [node];
      const isRight = tries.every((one) =>
        isSolution(replaced(first, name, one), replaced(second, name, one), scope.guard),
      );
      if (isRight) nodes.set(JSON.stringify(node), node);
    }
    // Where nothing that was found solves it, the rules may have missed something.
    if (nodes.size === 0 && sums.length > 0 && namesOf([first, second]).length > 1) return null;
    return { nodes: [...nodes.values()], wholeName: solver.isPeriodic ? wholeName : null };
  });
}

/** The angle first, then the turns: `π/6 + 2πk`. */
function writeTurns(sum: Sum, wholeName: string, style: WriteStyle): Node {
  const isTurn = ({ factors }: Sum[number]) => factors.some(({ key }) => key === wholeName);
  const [turns, angle] = [sum.filter(isTurn), sum.filter((term) => !isTurn(term))];
  if (turns.length === 0 || angle.length === 0) return writeSum(sum, style);
  return binaryNode('+', writeSum(angle, style), writeSum(turns, style));
}

function countNode(count: number): Node {
  const size: Node = {
    type: 'number',
    value: Math.abs(count),
    text: String(Math.abs(count)),
    start: 0,
    end: 0,
  };
  return count < 0 ? { type: 'negative', operand: size, start: 0, end: 0 } : size;
}

const minus = (left: Node, right: Node): Node => ({
  ...{ type: 'binary', operator: '-', left, right, at: left.end, isImplied: false },
  ...{ start: left.start, end: right.end },
});

/** A formula with another in the place of a name. */
function replaced(node: Node, name: string, by: Node): Node {
  if (node.type === 'name' && node.name === name) return { type: 'group', inner: by, start: 0, end: 0 };
  const inner = mapParts(node, (part) => replaced(part, name, by));
  // `a(t)` with a letter a is a product, and so is `t(a)`.
  if (inner.type !== 'call' || inner.name !== name) return inner;
  const [arg] = inner.args;
  const factor: Node = { type: 'group', inner: by, start: 0, end: 0 };
  return arg
    ? {
        ...{ type: 'binary', operator: '*', left: factor, right: arg, at: 0, isImplied: true },
        start: 0,
        end: 0,
      }
    : inner;
}

/** Beside other names a letter right behind a number is a name: the m of `1/2 m v^2`. */
export function withLetters(node: Node): Node {
  const inner = mapParts(node, withLetters);
  if (inner.type !== 'binary' || inner.operator !== '*' || inner.left.type !== 'quantity') return inner;
  const { amount, factors } = inner.left;
  const [only, ...others] = factors;
  if (!only || others.length > 0 || only.power < 1 || only.unit.symbol.length > 1) return inner;
  const place = { start: inner.left.start, end: inner.left.end };
  const letter: Node = { type: 'name', name: only.unit.symbol, ...place };
  const power: Node = { type: 'number', value: only.power, text: String(only.power), ...place };
  const raised: Node =
    only.power === 1
      ? letter
      : {
          ...{ type: 'binary', operator: '^', left: letter, right: power, at: place.end, isImplied: false },
          ...place,
        };
  const left: Node = {
    ...{ type: 'binary', operator: '*', left: amount, right: raised, at: place.end, isImplied: true },
    ...place,
  };
  return { ...inner, left };
}

/** Names that the sheet knows as plain numbers, as those numbers. */
function withNumbers(node: Node, name: string, evaluator: Evaluator): Node {
  if (node.type !== 'name' || node.name === name)
    return mapParts(node, (part) => withNumbers(part, name, evaluator));
  const value = evaluator.surroundings.lookup(node.name);
  if (value === null || isFunction(value)) return node;
  const place = { start: node.start, end: node.end };
  if (value instanceof Ratio) {
    const size: Node = {
      ...{
        type: 'ratio',
        numerator: Math.abs(value.numerator),
        denominator: value.denominator,
        isMixed: false,
      },
      ...place,
    };
    return value.numerator < 0 ? { type: 'negative', operand: size, ...place } : size;
  }
  const double = typeof value === 'number' ? toDouble(value) : null;
  if (double === null || !Number.isFinite(double)) return node;
  const size: Node = { type: 'number', value: Math.abs(double), text: String(Math.abs(double)), ...place };
  return double < 0 ? { type: 'negative', operand: size, ...place } : size;
}
