import { MathError } from '../errors/math-error';
import { factorial, modulo } from '../functions/whole-numbers';
import type { Node } from '../read/node';
import { isFunction } from '../values/classify';
import { printUnit, writeUnit } from '../show/write-unit';
import { displayUnit } from '../units/display-unit';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { Percent } from '../values/percent';
import { add, divide, multiply, requireDouble, subtract } from './arithmetic';
import type { Evaluation, Locals } from './evaluation';
import { mapLists } from './lists';
import { makeUncertain } from './make-uncertain';
import { raise } from './power';
import { isPoint, readPoints, unitBehind } from './numbers/temperature';
import { crossProduct } from './vectors';

type Binary = Extract<Node, { type: 'binary' }>;

/** Evaluates an operator with two sides. */
export function evaluateBinary(evaluator: Evaluation, node: Binary, locals: Locals): Value {
  const { operator, left, right } = node;
  if (operator === 'and') return evaluator.truth(left, locals) && evaluator.truth(right, locals);
  if (operator === 'or') return evaluator.truth(left, locals) || evaluator.truth(right, locals);
  if (operator === 'xor') return evaluator.truth(left, locals) !== evaluator.truth(right, locals);
  const product = operator === '^' ? looseFactor(evaluator, left, locals) : null;
  if (product) {
    const power = raiseTo(evaluator, product.rest, evaluator.evaluate(right, locals));
    return byRow(evaluator, product.factor, power, multiply);
  }
  const a = evaluator.evaluate(left, locals);
  if (node.isImplied && isFunction(a))
    return evaluator.callFunction(a, [evaluator.evaluate(right, locals)], node);
  const b = evaluator.evaluate(right, locals);
  if (!isPoint(a) && !isPoint(b)) return combine(evaluator, node, operator, a, b);
  const attach = operator === '*' ? unitBehind(evaluator, right, locals) : null;
  return attach?.(a) ?? combine(evaluator, node, operator, ...readPoints(evaluator, node, a, b));
}

type Calculation = Exclude<Binary['operator'], 'and' | 'or' | 'xor'>;

function combine(evaluator: Evaluation, node: Binary, operator: Calculation, a: Value, b: Value): Value {
  const { right } = node;
  switch (operator) {
    case '+':
    case '-':
      try {
        return sum(evaluator, node, a, b);
      } catch (error) {
        throw error instanceof MathError ? withRepair(error, a, right) : error;
      }
    case '*':
      return crossProduct(evaluator, node, [a, b], node) ?? byRow(evaluator, a, b, multiply);
    case '/':
      return byRow(evaluator, a, b, divide);
    case '^':
      return raiseTo(evaluator, a, b);
    case '±':
      return makeUncertain.of(
        a,
        b,
        right.type === 'percent',
        `${evaluator.surroundings.cellId}:${node.start}`,
      );
    case 'mod':
      return mapLists(a, b, modulo);
    case '.*':
      return mapLists(a, b, multiply);
    case './':
      return mapLists(a, b, divide);
    case '.^':
      return mapLists(a, b, (x, y) => raise(x, y, evaluator.isComplex));
  }
}

/** In a column of a table an operator works on each row; elsewhere two lists are vectors. */
const byRow = (
  { isByRow }: Evaluation,
  a: Value,
  b: Value,
  operation: (x: Value, y: Value) => Value,
): Value => (isByRow ? mapLists(a, b, operation) : operation(a, b));

const raiseTo = (evaluator: Evaluation, base: Value, exponent: Value): Value =>
  byRow(evaluator, base, exponent, (x, y) => raise(x, y, evaluator.isComplex));

/** A typed quantity that does not fit a sum can take the unit of the other side. */
function withRepair(error: MathError, a: Value, right: Node): MathError {
  if (error.class !== 'dimension-mismatch' || !(a instanceof Quantity)) return error;
  const amount = right.type === 'quantity' ? right.amount : right;
  if (amount.type !== 'number') return error;
  const { factors } = displayUnit(a);
  const text = `${amount.text} ${writeUnit(factors)}`;
  error.place ??= right.type === 'quantity' ? { start: right.start, end: right.end } : null;
  error.repair ??= {
    start: right.start,
    end: right.end,
    text,
    label: `Use ${amount.text} ${printUnit(factors)}`,
  };
  return error;
}

/** `200 + 10 %` adds ten percent of 200; `10 % + 5 %` is 15 %. */
function sum(evaluator: Evaluation, { operator, right }: Binary, a: Value, b: Value): Value {
  const join = operator === '+' ? add : subtract;
  if (!(b instanceof Percent)) return join(a, b);
  if (a instanceof Percent) return new Percent(requireDouble(join(a, b)));
  // Of 1 the part is the number itself: `(1 + p)^n`.
  if (right.type === 'name' && a !== 1)
    evaluator.note({
      kind: 'percent-of-left',
      message: `${right.name} is a percent, so this is ${right.name} of the left side.`,
      place: { start: right.start, end: right.end },
      repair: { start: right.start, end: right.end, text: `1*${right.name}`, label: `Use the number` },
    });
  return join(a, multiply(a, b));
}

/** In `x(2)^2` with a number x the power belongs to the bracket alone. */
function looseFactor(
  evaluator: Evaluation,
  node: Node,
  locals: Locals,
): { factor: Value; rest: Value } | null {
  const [argument, ...others] = node.type === 'call' ? node.args : [];
  if (node.type !== 'call' || !argument || others.length > 0) return null;
  const factor = locals.get(node.name) ?? evaluator.surroundings.lookup(node.name);
  return factor === null || isFunction(factor)
    ? null
    : { factor, rest: evaluator.evaluate(argument, locals) };
}

export function evaluateFactorial(evaluator: Evaluation, operand: Node, locals: Locals): Value {
  const product = looseFactor(evaluator, operand, locals);
  return product
    ? multiply(product.factor, factorial(product.rest))
    : factorial(evaluator.evaluate(operand, locals));
}
