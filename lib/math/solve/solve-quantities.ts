import { mapParts } from '../calculus/map-node';
import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { walk } from '../sheet/free-names';
import { toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Solutions, Value } from '../values/value';
import { needs } from './polynomial';
import { solveFor } from './solve-for';

/**
 * Solves an equation with units for one name by the rules of algebra: `1/f = 1/g + 1/b` with lengths f and g. Each
 * quantity stands as a letter meanwhile. Solutions that do not solve the equation are left out. Null where it has no
 * units, or where the rules do not reach.
 */
export function solveQuantities(evaluator: Evaluator, equation: Node, unknown: string): Solutions | null {
  if (!hasQuantity(evaluator, equation)) return null;
  const letters = new Map<string, Value>();
  const lettered = (node: Node): Node => {
    if (needs(node, unknown) || !hasQuantity(evaluator, node)) return mapParts(node, lettered);
    const value = evaluator.evaluate(node);
    if (typeof value === 'number' && value >= 0) return numberNode(value, node);
    const name = freeLetter(evaluator, unknown, letters.size);
    letters.set(name, value);
    return { type: 'name', name, start: node.start, end: node.end };
  };
  const plain = lettered(equation);
  const exact = solveFor(evaluator, plain, unknown);
  if (!exact) return null;
  const unknowns = [unknown];
  if (exact.wholeName !== null) {
    if (letters.size > 0) return null;
    const rows = exact.nodes.map((node) => [{ kind: 'formula' as const, node }]);
    return { kind: 'solutions', unknowns, rows, wholeName: exact.wholeName };
  }
  const found = exact.nodes.flatMap((node) => valueOf(evaluator, node, letters) ?? []);
  const right = found.filter((value) => solves(evaluator, equation, new Map([[unknown, value]])));
  return right.length === 0 && exact.nodes.length > 0
    ? null
    : {
        kind: 'solutions',
        unknowns,
        rows: right.sort((a, b) => sizeOf(a) - sizeOf(b)).map((value) => [value]),
      };
}

/** Whether a part is computed from a number with a unit. */
function hasQuantity(evaluator: Evaluator, node: Node): boolean {
  let isFound = false;
  walk(node, (part) => {
    if (part.type === 'quantity') isFound = true;
    if (part.type === 'name')
      isFound ||= evaluator.resolve(part.name, part.isUnit === true, new Map()) instanceof Quantity;
  });
  return isFound;
}

function numberNode(value: number, { start, end }: Node): Node {
  const short = Number(value.toPrecision(15));
  return { type: 'number', value: short, text: String(short), start, end };
}

/** A name that nothing in the sheet has. */
function freeLetter(evaluator: Evaluator, unknown: string, at: number): string {
  const name = `q_${at + 1}`;
  const isTaken = name === unknown || evaluator.surroundings.lookup(name) !== null;
  return isTaken ? freeLetter(evaluator, unknown, at + 100) : name;
}

/** The value of a formula; null where it has none. */
function valueOf(evaluator: Evaluator, node: Node, letters: ReadonlyMap<string, Value>): Value | null {
  try {
    return evaluator.evaluate(node, new Map(letters));
  } catch (error) {
    if (error instanceof MathError) return null;
    throw error;
  }
}

/** Whether both sides agree, as far as doubles can tell. */
function solves(evaluator: Evaluator, equation: Node, locals: ReadonlyMap<string, Value>): boolean {
  if (equation.type !== 'compare') return false;
  const [left, right] = equation.operands.map((side) => {
    const value = valueOf(evaluator, side, locals);
    return value === null ? NaN : sizeOf(value);
  });
  if (left === undefined || right === undefined) return false;
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right));
}

const sizeOf = (value: Value): number => (value instanceof Quantity ? value.si : (toDouble(value) ?? NaN));
