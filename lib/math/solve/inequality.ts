import { binaryNode, compareNode, nameNode } from '../algebra/write-sum';
import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import { compare } from '../evaluate/compare';
import type { CompareOperator, Node } from '../read/node';
import { walk } from '../sheet/free-names';
import { toDouble } from '../values/classify';
import type { Solutions } from '../values/value';
import { namesOf } from './names-of';

type Compare = Extract<Node, { type: 'compare' }>;
/** A place where the answer can change, and how it is written. */
type Border = { value: number; node: Node };
type FindRoots = (left: Node, right: Node) => Border[];

const wave = new Set('sin cos tan cot sec csc mod floor ceil round fix'.split(' '));
const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/**
 * Where an inequality in one name holds, as intervals: `−2 < x < 2`. The answer can change only where both sides are
 * equal, below a line that is zero, and where a root or a logarithm begins; between these places one number decides.
 */
export function solveInequality(
  evaluator: Evaluator,
  node: Compare,
  name: string,
  findRoots: FindRoots,
): Solutions {
  walk(node, (part) => {
    const isWave =
      (part.type === 'call' && wave.has(part.name)) || (part.type === 'binary' && part.operator === 'mod');
    if (isWave || part.type === 'choice' || part.type === 'quantity')
      throw new MathError(
        'not-supported',
        'Inequalities with waves, steps or units have no rules here. Solve the equation with =, and plot both sides.',
        part,
      );
  });
  const zeroes = node.operators.map((_, at) => findRoots(operand(node, at), operand(node, at + 1)));
  const borders = distinct([...zeroes.flat(), ...domainBorders(node, name, findRoots)]);
  const run = (x: number) => holdsAt(evaluator, node, name, x, zeroes);
  const points = borders.map(({ value }) => run(value));
  const between = [...borders.map(({ value }) => value), Infinity].map((right, at) => {
    const left = borders[at - 1]?.value ?? -Infinity;
    if (left === -Infinity && right === Infinity) return run(0.3141);
    if (left === -Infinity) return run(right - Math.max(1, Math.abs(right)));
    return run(right === Infinity ? left + Math.max(1, Math.abs(left)) : (left + right) / 2);
  });
  const parts = intervals(borders, points, between, nameNode(name));
  if (parts === 'all') return { kind: 'solutions', unknowns: [name], rows: 'all' };
  const [first, ...others] = parts;
  const ranges = first && others.reduce((left, right) => binaryNode('or', left, right), first);
  return { kind: 'solutions', unknowns: [name], rows: [], ...(ranges && { ranges }) };
}

function operand({ operands }: Compare, at: number): Node {
  const found = operands[at];
  if (!found) throw new Error(`No side ${at}`);
  return found;
}

const zero: Node = { type: 'number', value: 0, text: '0', start: 0, end: 0 };

/** Zeros of what stands below a line, under a root or in a logarithm. */
function domainBorders(node: Node, name: string, findRoots: FindRoots): Border[] {
  const found: Border[] = [];
  const look = (part: Node | undefined) => {
    if (part && namesOf([part]).includes(name)) found.push(...findRoots(part, zero));
  };
  walk(node, (part) => {
    if (part.type === 'binary' && part.operator === '/') look(part.right);
    if (part.type === 'binary' && part.operator === '^') look(part.left);
    if (part.type === 'call' && ['sqrt', '√', 'ln', 'log', 'lg', 'log2', 'lb'].includes(part.name))
      look(part.args[0]);
  });
  return found;
}

function distinct(borders: readonly Border[]): Border[] {
  const rising = [...borders].sort((a, b) => a.value - b.value);
  return rising.filter(
    ({ value }, at) =>
      at === 0 || Math.abs(value - (rising[at - 1]?.value ?? 0)) > 1e-9 * Math.max(1, Math.abs(value)),
  );
}

/** Whether the inequality holds at a number; where both sides of a part are equal, its sign decides. */
function holdsAt(
  evaluator: Evaluator,
  node: Compare,
  name: string,
  x: number,
  zeroes: readonly (readonly Border[])[],
): boolean {
  try {
    const values = node.operands.map((side) => evaluator.evaluate(side, new Map([[name, x]])));
    if (values.some((value) => !Number.isFinite(toDouble(value) ?? NaN))) return false;
    return node.operators.every((sign, at) => {
      const isEqual = zeroes[at]?.some(({ value }) => Math.abs(value - x) <= 1e-9 * Math.max(1, Math.abs(x)));
      if (isEqual === true) return sign === '<=' || sign === '>=' || sign === '==';
      return compare(sign, values[at] ?? 0, values[at + 1] ?? 0) === true;
    });
  } catch (error) {
    if (error instanceof MathError && ['domain', 'division-by-zero', 'too-large'].includes(error.class))
      return false;
    throw error;
  }
}

function intervals(
  borders: readonly Border[],
  points: readonly boolean[],
  between: readonly boolean[],
  name: Node,
): Node[] | 'all' {
  const found: Node[] = [];
  let start: { border: Border | null; isIn: boolean } | null =
    between[0] === true ? { border: null, isIn: false } : null;
  for (const [at, border] of borders.entries()) {
    const [isIn, isAfter] = [points[at] === true, between[at + 1] === true];
    if (start && !(isIn && isAfter)) {
      found.push(interval(start, { border, isIn }, name));
      start = null;
    } else if (!start && isIn && !isAfter) found.push(compareNode(name, border.node));
    if (!start && isAfter) start = { border, isIn };
  }
  if (!start) return found;
  if (start.border === null) return 'all';
  return [...found, interval(start, { border: null, isIn: false }, name)];
}

type End = { border: Border | null; isIn: boolean };

function interval(from: End, to: End, name: Node): Node {
  const sign = (end: End): '<' | '<=' => (end.isIn ? '<=' : '<');
  if (!from.border) return compareNode(name, to.border?.node ?? zero, sign(to));
  if (!to.border) return compareNode(name, from.border.node, turned[sign(from)]);
  const operators: CompareOperator[] = [sign(from), sign(to)];
  return { type: 'compare', operators, operands: [from.border.node, name, to.border.node], start: 0, end: 0 };
}
