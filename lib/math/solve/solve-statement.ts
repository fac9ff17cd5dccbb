import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import { findConstant } from '../evaluate/constants';
import { toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Node, Statement } from '../read/node';
import { freeNames } from '../sheet/free-names';
import { mapParts } from '../calculus/map-node';
import type { Value } from '../values/value';
import { linearRow, solveRows } from './linear-system';
import { numericRoots } from './numeric-roots';
import { polynomialOf } from './polynomial';
import { rootsOf } from './polynomial-roots';

type Solvable = Extract<Statement, { type: 'solve' | 'equation' }>;

/** Solves an equation or a system. An equation without `solve` and with several unknowns stays a formula. */
export function solveStatement(evaluator: Evaluator, statement: Solvable): Value {
  const written = statement.type === 'solve' ? statement.equations : [equationOf(statement)];
  const found =
    statement.type === 'solve' && statement.unknowns
      ? { equations: written, unknowns: statement.unknowns }
      : findUnknowns(evaluator, written);
  const { equations, unknowns } = found;
  if (unknowns.length === 0) return evaluator.evaluate(equations[0] ?? equationOf(statement));
  if (statement.type === 'equation' && unknowns.length > 1)
    return { kind: 'formula', node: equationOf(statement) };
  const differences = equations.map(differenceOf);
  const [only] = differences;
  const [unknown = 'x', ...others] = unknowns;
  if (others.length === 0 && only && differences.length === 1)
    return { kind: 'solutions', unknowns, rows: inRows(solveOne(evaluator, only, unknown)) };
  return { kind: 'solutions', unknowns, rows: solveSystem(evaluator, differences, unknowns) };
}

function equationOf(statement: Solvable): Node {
  if (statement.type === 'solve') throw new MathError('syntax', 'There is nothing to solve.', statement);
  const { left, right } = statement;
  return { type: 'compare', operators: ['=='], operands: [left, right], start: left.start, end: right.end };
}

const inRows = (roots: Value[] | 'all') => (roots === 'all' ? roots : roots.map((root) => [root]));

/** One side minus the other. */
function differenceOf(equation: Node): Node {
  const [left, right] = equation.type === 'compare' ? equation.operands : [];
  if (equation.type !== 'compare' || !left || !right || equation.operators.join() !== '==')
    throw new MathError('not-supported', 'Only equations with = can be solved.', equation);
  const isZero = right.type === 'number' && right.value === 0;
  if (isZero) return left;
  return {
    type: 'binary',
    operator: '-',
    left,
    right,
    at: left.end,
    isImplied: false,
    start: left.start,
    end: right.end,
  };
}

/** The names that have no value, in the order of the text; a constant or a unit letter when there is none. */
function findUnknowns(
  evaluator: Evaluator,
  equations: readonly Node[],
): { equations: readonly Node[]; unknowns: string[] } {
  const uses = namesIn(equations);
  const isOpen = (name: string) => evaluator.resolve(name, false, new Map()) === null;
  const open = uses.filter(({ name, isCall }) => isOpen(name) && !isCall).map(({ name }) => name);
  if (open.length > 0) return { equations, unknowns: open };
  // `solve 5t = 20` is about t, not about tonnes.
  const letter = tightUnit(equations);
  if (letter !== null)
    return { equations: equations.map((equation) => withName(equation, letter)), unknowns: [letter] };
  const isFree = (name: string) => evaluator.surroundings.lookup(name) === null;
  const constants = uses.filter(
    ({ name }) => isFree(name) && name.length === 1 && findConstant(name) instanceof Quantity,
  );
  return { equations, unknowns: constants.slice(0, 1).map(({ name }) => name) };
}

const namesIn = (equations: readonly Node[]) => {
  const found = equations.flatMap((body) =>
    freeNames({ type: 'value', body, start: body.start, end: body.end }),
  );
  return found.filter(({ name }, at) => found.findIndex((use) => use.name === name) === at);
};

/** The name of a unit of one letter right behind its number. */
function tightUnit(equations: readonly Node[]): string | null {
  let found: string | null = null;
  const visit = (node: Node): Node => {
    if (isTight(node)) found ??= node.factors[0]?.unit.symbol ?? null;
    return mapParts(node, visit);
  };
  equations.forEach(visit);
  return found;
}

const isTight = (node: Node): node is Extract<Node, { type: 'quantity' }> =>
  node.type === 'quantity' &&
  node.factors.length === 1 &&
  node.end - node.amount.end >= 1 &&
  node.factors[0]?.unit.symbol.length === 1 &&
  node.end - node.amount.end <= 2;

function withName(node: Node, name: string): Node {
  if (!isTight(node) || node.factors[0]?.unit.symbol !== name)
    return mapParts(node, (part) => withName(part, name));
  const place = { start: node.amount.end, end: node.end };
  const factor: Node = { type: 'name', name, ...place };
  const power = node.factors[0].power;
  const exponent: Node = { type: 'number', value: power, text: String(power), ...place };
  const right: Node =
    power === 1
      ? factor
      : {
          type: 'binary',
          operator: '^',
          left: factor,
          right: exponent,
          at: place.end,
          isImplied: false,
          ...place,
        };
  return {
    type: 'binary',
    operator: '*',
    left: node.amount,
    right,
    at: place.start,
    isImplied: true,
    start: node.start,
    end: node.end,
  };
}

function solveOne(evaluator: Evaluator, difference: Node, unknown: string): Value[] | 'all' {
  const isComplexSheet = evaluator.isComplex;
  const polynomial = polynomialOf(difference, unknown, evaluator);
  const roots = polynomial && rootsOf(polynomial, isComplexSheet);
  if (roots !== null) return roots;
  const run = (x: number): number => {
    try {
      const value = evaluator.evaluate(difference, new Map([[unknown, x]]));
      return value instanceof Quantity ? value.si : (toDouble(value) ?? NaN);
    } catch (error) {
      const isOutside =
        error instanceof MathError && ['domain', 'division-by-zero', 'too-large'].includes(error.class);
      if (isOutside) return NaN;
      throw error;
    }
  };
  return numericRoots(run);
}

function solveSystem(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
): Value[][] | 'all' {
  const rows = differences.map((difference) => linearRow(difference, unknowns, evaluator));
  if (rows.some((row) => row === null)) return bySubstitution(evaluator, differences, unknowns);
  const solution = solveRows(
    rows.filter((row) => row !== null),
    unknowns.length,
  );
  if (solution === 'none') return [];
  return solution === 'all' ? solution : [solution];
}

/** Two equations, one of them linear in an unknown: that one is put into the other. */
function bySubstitution(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
): Value[][] {
  const [first, second] = differences;
  const refusal = new MathError(
    'not-supported',
    'Only linear systems, and two equations of which one is linear, can be solved.',
    first,
  );
  if (differences.length !== 2 || unknowns.length !== 2 || !first || !second) throw refusal;
  for (const [linear, other] of [
    [first, second],
    [second, first],
  ] as const)
    for (const [at, name] of unknowns.entries()) {
      const kept = unknowns[1 - at] ?? '';
      const row = linearRow(linear, unknowns, evaluator);
      const [a, b, c] = row?.map((part) => (part === null ? 0 : toDouble(part))) ?? [];
      const [own, rest] = at === 0 ? [a, b] : [b, a];
      if (typeof own !== 'number' || typeof rest !== 'number' || typeof c !== 'number' || own === 0) continue;
      const valueOf = (x: number) => -(rest * x + c) / own;
      const run = (x: number) => {
        try {
          return (
            toDouble(
              evaluator.evaluate(
                other,
                new Map([
                  [kept, x],
                  [name, valueOf(x)],
                ]),
              ),
            ) ?? NaN
          );
        } catch {
          return NaN;
        }
      };
      const roots = numericRoots(run);
      if (roots === 'all') throw refusal;
      return roots
        .map((x) => (at === 0 ? [valueOf(x), x] : [x, valueOf(x)]))
        .sort(([a = 0], [b = 0]) => a - b);
    }
  throw refusal;
}
