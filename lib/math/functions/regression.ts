import { divide, multiply, subtract } from '../evaluate/arithmetic';
import { MathError } from '../errors/math-error';
import { isZero } from '../evaluate/arithmetic';
import type { Node } from '../read/node';
import { toDouble } from '../values/classify';
import { absolute, Quantity } from '../values/quantity';
import type { FunctionValue, Report, Value } from '../values/value';
import { takes, type BuiltIn } from './built-in';
import { decimal, decimals, meanOf, pairs, products, rootOf } from './statistics';

const nowhere = { start: 0, end: 0 };

/** A line through temperatures meets its axis at absolute zero. */
const fromZero = (value: Value) => (value instanceof Quantity ? absolute(value) : value);

type Line = { slope: Value; intercept: Value; x: Value[]; y: Value[] };

/** The line of least squares through pairs of values. */
function lineOf(a: Value | undefined, b: Value | undefined): Line {
  const [x, y] = pairs(a, b);
  const spreadOfX = products(x, x);
  if (isZero(spreadOfX)) throw new MathError('domain', 'All values of x are the same, so no line fits.');
  const slope = divide(products(x, y), spreadOfX);
  return { slope, intercept: subtract(meanOf(y), multiply(slope, fromZero(meanOf(x)))), x, y };
}

/** The share of the spread of y that the line explains; 1 for a list y without spread. */
function shareOf({ x, y }: Line): Value {
  const whole = products(y, y);
  if (isZero(whole)) return 1;
  const both = products(x, y);
  return divide(multiply(both, both), multiply(products(x, x), whole));
}

/** A number or a quantity as a part of a formula, in full precision. */
function literal(value: Value): Node {
  if (value instanceof Quantity)
    return { type: 'quantity', amount: literal(value.amount), factors: value.factors, ...nowhere };
  const number = toDouble(value) ?? NaN;
  if (number < 0) return { type: 'negative', operand: literal(-number), ...nowhere };
  return { type: 'number', value: number, text: String(Number(number.toPrecision(6))), ...nowhere };
}

const binary = (operator: '+' | '*', left: Node, right: Node): Node => ({
  ...{ type: 'binary', operator, left, right, isImplied: false },
  ...{ at: 0, ...nowhere },
});

/** The line as a function of x, which a plot can draw. */
const functionOf = ({ slope, intercept }: Line): FunctionValue => ({
  kind: 'function',
  name: 'line',
  params: ['x'],
  body: binary('+', binary('*', literal(slope), { type: 'name', name: 'x', ...nowhere }), literal(intercept)),
  locals: null,
});

const asWords = (line: Line): Report => {
  const [slope = 0, intercept = 0, share = 0] = [line.slope, line.intercept, shareOf(line)].map(decimal);
  return {
    kind: 'report',
    parts: ['slope ', slope, ', intercept ', intercept, ', r² = ', share, `, from ${line.x.length} pairs`],
    values: [slope, intercept, share],
  };
};

export const regressions: Readonly<Record<string, BuiltIn>> = {
  slope: decimals(2, 2, ([a, b]) => lineOf(a, b).slope),
  intercept: decimals(2, 2, ([a, b]) => lineOf(a, b).intercept),
  rsquared: decimals(2, 2, ([a, b]) => shareOf(lineOf(a, b))),
  linreg: decimals(2, 2, ([a, b]) => {
    const { slope, intercept } = lineOf(a, b);
    return [slope, intercept];
  }),
  linfit: takes(2, 2, ([a, b]) => functionOf(lineOf(a, b))),
  regression: takes(2, 2, ([a, b]) => asWords(lineOf(a, b))),
  corr: decimals(2, 2, ([a, b]) => {
    const [x, y] = pairs(a, b);
    const spread = rootOf(multiply(products(x, x), products(y, y)));
    if (isZero(spread)) throw new MathError('domain', 'A list without spread has no correlation.');
    return divide(products(x, y), spread);
  }),
};
