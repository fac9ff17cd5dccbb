import { letterProducts } from '../calculus/letter-products';
import { MathError } from '../errors/math-error';
import { tightLetters } from '../algebra/evaluate-algebra';
import { mapBodies } from '../read/doubts/settle-names';
import type { Evaluator } from '../evaluate/evaluator';
import { findConstant } from '../evaluate/constants';
import { isFunction, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Node, Statement } from '../read/node';
import { freeNames } from '../sheet/free-names';
import { isOpenFunction, withFormulas } from '../sheet/function-of';
import { valueNode } from '../show/value-node';
import { writeNode } from '../show/write-node';
import { Ratio } from '../values/ratio';
import type { Solutions, Value } from '../values/value';
import { solveInequality } from './inequality';
import { namesOf } from './names-of';
import { solveSystem } from './solve-system';
import { solveFor, withLetters } from './solve-for';
import { numericRoots } from './numeric-roots';
import { polynomialOf } from './polynomial';
import { rootsOf } from './polynomial-roots';
import { tightUnit, withName } from './tight-unit';
import { solveQuantities } from './solve-quantities';

type Solvable = Extract<Statement, { type: 'solve' | 'equation' }>;

/**
 * Solves an equation or a system. An equation without `solve` and with several unknowns stays a formula. Where units do
 * not work, letters right behind numbers are names: the b of `2a + 3b = 12`.
 */
export function solveStatement(evaluator: Evaluator, statement: Solvable): Value {
  try {
    return solveTyped(evaluator, statement);
  } catch (error) {
    const lettered = mapBodies(statement, tightLetters) as Solvable;
    const isOther = JSON.stringify(lettered) !== JSON.stringify(statement);
    if (!(error instanceof MathError) || error.class !== 'dimension-mismatch' || !isOther) throw error;
    try {
      return solveTyped(evaluator, lettered);
    } catch {
      throw error;
    }
  }
}

function solveTyped(evaluator: Evaluator, statement: Solvable): Value {
  const judged = statement.type === 'equation' ? judge(evaluator, equationOf(statement)) : null;
  if (judged !== null) return judged;
  const isFunctionName = (name: string) => isFunction(evaluator.surroundings.lookup(name) ?? 0);
  const typed = (statement.type === 'solve' ? statement.equations : [equationOf(statement)]).map((one) =>
    letterProducts(one, isFunctionName),
  );
  // With `y = 2x + 1` an equation about y is one about x. A system speaks for itself.
  const written =
    typed.length > 1
      ? typed
      : typed.map((one) => withFormulas(one, (name) => evaluator.surroundings.lookup(name)));
  const found =
    statement.type === 'solve' && statement.unknowns
      ? { equations: written, unknowns: statement.unknowns }
      : findUnknowns(evaluator, written);
  const { equations, unknowns } = found;
  const [inequality] = equations;
  if (inequality && isInequality(inequality) && unknowns.length > 0)
    return ofInequality(evaluator, inequality, equations.length, unknowns);
  if (unknowns.length === 0 && statement.type === 'solve') requireUnknown(evaluator, statement, equations);
  if (unknowns.length === 0) return evaluator.evaluate(equations[0] ?? equationOf(statement));
  if (statement.type === 'equation' && unknowns.length > 1)
    return { kind: 'formula', node: equationOf(statement) };
  const differences = equations.map(differenceOf);
  const [only] = differences;
  const [unknown = 'x', ...others] = unknowns;
  if (others.length === 0 && only && differences.length === 1)
    return solveForOne(evaluator, equations[0] ?? only, only, unknown);
  return { kind: 'solutions', unknowns, rows: solveSystem(evaluator, differences, unknowns) };
}

/** `solve 3x = 12` where the sheet has an x says nothing about which name is asked for. */
function requireUnknown(evaluator: Evaluator, { end }: Solvable, equations: readonly Node[]): void {
  const names = namesOf(equations).filter((name) => {
    const value = evaluator.surroundings.lookup(name);
    return value !== null && !isFunction(value);
  });
  const [name] = names;
  if (name === undefined) return;
  const error = new MathError(
    'not-supported',
    `${name} has a value in this sheet. Say what to solve for: solve … for ${name}.`,
    equations[0],
  );
  error.repairs = names.map((one) => ({ start: end, end, text: ` for ${one}`, label: `Solve for ${one}` }));
  throw error;
}

/** Whether `1 km = 1000 m` holds; null where a name has no value, or where the sides cannot be compared as units. */
function judge(evaluator: Evaluator, equation: Node): Value | null {
  try {
    return evaluator.evaluate(equation);
  } catch (error) {
    if (error instanceof MathError) return null;
    throw error;
  }
}

function equationOf(statement: Solvable): Node {
  if (statement.type === 'solve') throw new MathError('syntax', 'There is nothing to solve.', statement);
  const { left, right } = statement;
  return { type: 'compare', operators: ['=='], operands: [left, right], start: left.start, end: right.end };
}

/** One equation for one name: by numbers, exactly, or with the other names in the answer. */
function solveForOne(evaluator: Evaluator, equation: Node, difference: Node, unknown: string): Solutions {
  const unknowns = [unknown];
  const others = namesOf([equation]).filter(
    (name) => name !== unknown && evaluator.resolve(name, false, new Map()) === null,
  );
  const byUnits = others.length === 0 ? withUnits(evaluator, equation, difference, unknown) : null;
  if (byUnits) return byUnits;
  const hasUnit = others.length === 0 && writeNode(equation) !== writeNode(withLetters(equation));
  const exact = hasUnit ? null : solveFor(evaluator, equation, unknown);
  if (exact && (others.length > 0 || (exact.wholeName !== null && exact.nodes.length > 0)))
    return {
      kind: 'solutions',
      unknowns,
      rows: exact.nodes.map((node) => [{ kind: 'formula', node }]),
      ...(exact.wholeName !== null && { wholeName: exact.wholeName }),
    };
  const call = namesIn([equation]).find(({ name, isCall }) => isCall && others.includes(name));
  if (call) evaluator.requireKnown(call);
  if (others.length > 0)
    throw new MathError(
      'not-supported',
      `There are no rules to solve this for ${unknown}. Give ${others.join(', ')} a value, and it is solved by numbers.`,
      equation,
    );
  return withExact(evaluator, unknowns, solveOne(evaluator, difference, unknown), exact?.nodes ?? []);
}

/** What the polynomials do not reach is solved by algebra where it has units. */
const withUnits = (evaluator: Evaluator, equation: Node, difference: Node, unknown: string) =>
  polynomialOf(difference, unknown, evaluator) ? null : solveQuantities(evaluator, equation, unknown);

/** Rows of numbers with their exact forms beside them. Exact solutions that the numbers lack are added. */
function withExact(
  evaluator: Evaluator,
  unknowns: readonly string[],
  roots: Value[] | 'all',
  nodes: readonly Node[],
): Solutions {
  const plain: Solutions = { kind: 'solutions', unknowns, rows: inRows(roots) };
  if (roots === 'all') return plain;
  const known = nodes.flatMap((node) => {
    const value = evaluator.evaluate(node);
    return typeof value === 'number' || value instanceof Ratio
      ? [{ node, value, size: toDouble(value) ?? NaN }]
      : [];
  });
  const isNear = (value: Value, size: number) =>
    Math.abs((toDouble(value) ?? NaN) - size) <= 1e-9 * Math.max(1, Math.abs(size));
  if (known.length < nodes.length || !roots.every((root) => known.some(({ size }) => isNear(root, size))))
    return plain;
  const sorted = known.sort((a, b) => a.size - b.size);
  const isPlain = ({ node, value }: { node: Node; value: number | Ratio }) =>
    /^[-\d./]+$/.test(writeNode(node).replaceAll(' ', '')) && !(value instanceof Ratio && isEndless(value));
  const rows = sorted.map(({ value, size }) => [roots.find((root) => isNear(root, size)) ?? value]);
  return { ...plain, rows, exact: sorted.map((one) => (isPlain(one) ? null : one.node)) };
}

/** Whether a fraction has no end as a decimal: then it stands beside it. */
function isEndless({ denominator }: Ratio): boolean {
  let rest = denominator;
  for (const prime of [2, 5]) while (rest % prime === 0) rest /= prime;
  return rest !== 1;
}

const isInequality = (node: Node): node is Extract<Node, { type: 'compare' }> =>
  node.type === 'compare' && node.operators.some((sign) => sign !== '==' && sign !== '!=');

/** `x² < 4` with x unknown; several inequalities, or several unknowns, are refused. */
function ofInequality(
  evaluator: Evaluator,
  node: Extract<Node, { type: 'compare' }>,
  count: number,
  unknowns: readonly string[],
): Solutions {
  const [unknown = 'x', ...others] = unknowns;
  if (count > 1 || others.length > 0)
    throw new MathError(
      'not-supported',
      'One inequality with one unknown can be solved, such as solve x^2 < 4.',
      node,
    );
  return solveInequality(evaluator, node, unknown, (left, right) => {
    const place = { start: node.start, end: node.end };
    const equation: Node = { type: 'compare', operators: ['=='], operands: [left, right], ...place };
    const { rows, exact } = solveForOne(evaluator, equation, differenceOf(equation), unknown);
    if (rows === 'all') return [];
    return rows.flatMap(([value], at) => {
      const size = toDouble(value ?? NaN);
      if (size === null || !Number.isFinite(size)) return [];
      const style = { settings: evaluator.settings, typedFigures: 0 };
      return [{ value: size, node: exact?.[at] ?? valueNode(value ?? size, style) ?? left }];
    });
  });
}

/** Whether a line is an inequality that waits for one name, so that it can be solved. */
export const isOpenInequality = (evaluator: Evaluator, body: Node): boolean =>
  isInequality(body) &&
  namesOf([body]).filter((name) => evaluator.resolve(name, false, new Map()) === null).length === 1;

/** Solves an inequality that stands alone. */
export const solveOpenInequality = (evaluator: Evaluator, body: Node): Value =>
  solveStatement(evaluator, {
    type: 'solve',
    equations: [body],
    unknowns: null,
    start: body.start,
    end: body.end,
  });

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
  const isOpen = (name: string) => {
    const value = evaluator.resolve(name, false, new Map());
    return value === null || (equations.length > 1 && isOpenFunction(value));
  };
  const open = uses.filter(({ name, isCall }) => isOpen(name) && !isCall).map(({ name }) => name);
  if (open.length > 0) return { equations, unknowns: open };
  const isFree = (name: string) => evaluator.surroundings.lookup(name) === null;
  const constants = uses.filter(
    ({ name }) => isFree(name) && name.length === 1 && findConstant(name) instanceof Quantity,
  );
  // `solve 5t = 20` is about t, not about tonnes.
  const letter = constants.length > 0 ? null : tightUnit(equations);
  if (letter !== null)
    return { equations: equations.map((equation) => withName(equation, letter)), unknowns: [letter] };
  return { equations, unknowns: constants.slice(0, 1).map(({ name }) => name) };
}

const namesIn = (equations: readonly Node[]) => {
  const found = equations.flatMap((body) =>
    freeNames({ type: 'value', body, start: body.start, end: body.end }),
  );
  return found.filter(({ name }, at) => found.findIndex((use) => use.name === name) === at);
};

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
      // With a number for the unknown name the units of an equation need not fit.
      throw error instanceof MathError && error.class === 'dimension-mismatch'
        ? new MathError(
            'not-supported',
            `There are no rules to solve this for ${unknown} with units. Write it as ${unknown} = ….`,
            difference,
          )
        : error;
    }
  };
  return numericRoots(run);
}
