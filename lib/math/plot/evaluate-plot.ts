import { MathError } from '../errors/math-error';
import { findConstant } from '../evaluate/constants';
import { Evaluator, type Surroundings } from '../evaluate/evaluator';
import { findBuiltIn } from '../functions/registry';
import type { Node, Statement } from '../read/node';
import { freeNames } from '../sheet/free-names';
import { displayValue } from '../show/display-value';
import { statementTex } from '../show/node-tex';
import { writeNode } from '../show/write-node';
import { isFunction, isList } from '../values/classify';
import type { Value } from '../values/value';
import { axisOf, type Axis } from './axis';
import type { Curve, Plot } from './plot';
import { plotData } from './plot-data';
import { sampleCurve } from './sample-curve';

type PlotStatement = Extract<Statement, { type: 'plot' }>;

/** Errors of a formula that has no value at one place of a curve. */
const gaps = new Set(['domain', 'division-by-zero', 'too-large', 'index-range', 'singular-matrix']);

/**
 * What a plot shows. Names that the sheet defines by formulas follow the variable. Throws a `MathError` with its place,
 * for example where two curves have units that do not fit.
 */
export function evaluatePlot(
  statement: PlotStatement,
  surroundings: Surroundings,
  definition: (name: string) => Statement | null,
): Plot {
  /** The formula by which the sheet defines a name; null for a function, and for a name that no cell defines. */
  const definitionOf = (name: string): Node | null => {
    const found = definition(name);
    return found?.type === 'define' && found.params === null ? found.body : null;
  };
  const plain = new Evaluator(surroundings);
  const variable = statement.variable ?? findVariable(statement, surroundings);
  if (variable === null) {
    const data = plotData(statement.bodies, (node) => plain.evaluate(node));
    if (data) return data;
    throw new MathError(
      'not-supported',
      'Say what varies, as in “plot sin(x) for x from 0 to 10”.',
      statement.bodies[0] ?? statement,
    );
  }
  const own = surroundings.lookup(variable);
  const [from, to] = rangeOf(statement, plain, own);
  const horizontal = axisOf([from, to], statement.from ?? statement);
  const varies = dependents(variable, definitionOf);
  const valueAt = (node: Node, value: Value): Value => {
    const known = new Map<string, Value>([[variable, value]]);
    const lookup = (name: string): Value | null => {
      const found = known.get(name);
      if (found !== undefined) return found;
      const body = varies(name) ? definitionOf(name) : null;
      if (body === null) return surroundings.lookup(name);
      const computed = evaluator.evaluate(body);
      known.set(name, computed);
      return computed;
    };
    const evaluator = new Evaluator({ ...surroundings, lookup }, plain.budget);
    const result = evaluator.evaluate(node);
    if (!isFunction(result) || node.type !== 'name') return result;
    return evaluator.callFunction(result, [value], node);
  };
  const first = statement.bodies.flatMap((body) => firstValue(body, horizontal, valueAt));
  const vertical = axisOf(
    first.map(({ value }) => value),
    ...first.map(({ body }) => body),
  );
  const run = (body: Node) => (x: number) =>
    withGaps(() => vertical.read(valueAt(body, horizontal.make(x)), body));
  const [low, high] = [horizontal.read(from, statement) ?? 0, horizontal.read(to, statement) ?? 1];
  if (low >= high)
    throw new MathError('argument-type', 'The range begins below its end.', statement.to ?? statement);
  return {
    x: { name: variable, unit: horizontal.unit, from: low, to: high },
    y: { unit: vertical.unit },
    curves: statement.bodies.map((body): Curve => ({
      label: writeNode(body),
      tex: statementTex({ type: 'value', body, start: body.start, end: body.end }),
      ...sampleCurve(run(body), low, high),
      isData: false,
      errors: null,
    })),
    now: own === null ? null : nowOf(own),
  };

  function nowOf(value: Value): Plot['now'] {
    const x = withGaps(() => horizontal.read(value, statement));
    if (x === null || x < low || x > high) return null;
    const show = (node: Node) =>
      displayValue(valueAt(node, value), { settings: surroundings.settings, typedFigures: 0 }).shown;
    return {
      x,
      shownX: displayValue(value, { settings: surroundings.settings, typedFigures: 0 }).shown,
      ys: statement.bodies.map((body) => run(body)(x)),
      shown: statement.bodies.map((body) => withGaps(() => show(body))),
    };
  }
}

function withGaps<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof MathError && gaps.has(error.class)) return null;
    throw error;
  }
}

/** The only name without a value; null where there is none, or more than one. */
function findVariable({ bodies, start, end }: PlotStatement, surroundings: Surroundings): string | null {
  const free = bodies.flatMap((body) => freeNames({ type: 'value', body, start, end }));
  const unknown = new Set(
    free
      .map(({ name }) => name)
      .filter(
        (name) => surroundings.lookup(name) === null && findConstant(name) === null && !findBuiltIn(name),
      ),
  );
  const [only] = unknown;
  if (only !== undefined && unknown.size === 1) return only;
  // A function by its name alone.
  const isFunctionName = bodies.some((body) => body.type === 'name' && isFunctionIn(surroundings, body.name));
  return unknown.size === 0 && isFunctionName ? 'x' : null;
}

function isFunctionIn(surroundings: Surroundings, name: string): boolean {
  const value = surroundings.lookup(name);
  return value === null ? findBuiltIn(name) !== null : isFunction(value);
}

function rangeOf({ from, to }: PlotStatement, evaluator: Evaluator, own: Value | null): [Value, Value] {
  if (from && to) return [evaluator.evaluate(from), evaluator.evaluate(to)];
  if (own !== null && !isList(own) && !isFunction(own)) {
    const doubled = axisOf([own], null);
    const size = doubled.read(own, null) ?? 0;
    if (size !== 0) return [doubled.make(Math.min(0, 2 * size)), doubled.make(Math.max(0, 2 * size))];
  }
  return [-10, 10];
}

/** Whether a name of the sheet depends on the variable. */
function dependents(variable: string, definitionOf: (name: string) => Node | null) {
  const known = new Map<string, boolean>();
  const depends = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, false);
    const body = definitionOf(name);
    const uses = body ? freeNames({ type: 'value', body, start: body.start, end: body.end }) : [];
    const isSo = uses.some((use) => use.name === variable || depends(use.name));
    known.set(name, isSo);
    return isSo;
  };
  return depends;
}

/** A value of a curve, for its unit. The first places may be gaps. */
function firstValue(
  body: Node,
  { make, low, high }: Axis,
  valueAt: (node: Node, value: Value) => Value,
): { value: Value; body: Node }[] {
  for (let at = 0; at <= 12; at++) {
    const value = withGaps(() => valueAt(body, make(low + ((high - low) * (at * 7 + 3)) / 97)));
    if (value !== null) return [{ value, body }];
  }
  return [];
}
