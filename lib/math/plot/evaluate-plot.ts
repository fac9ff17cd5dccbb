import { MathError } from '../errors/math-error';
import { Evaluator } from '../evaluate/evaluator';
import type { Surroundings } from '../evaluate/evaluation';
import type { Node, Statement } from '../read/node';
import { displayValue } from '../show/display-value';
import { nodeTex } from '../show/node-tex';
import { writeNode } from '../show/write-node';
import { isFunction } from '../values/classify';
import type { Value } from '../values/value';
import { axisOf, type Axis } from './axis';
import { handleOf, type Definitions } from './handle-of';
import type { Curve, Plot } from './plot';
import { plotData } from './plot-data';
import { plotPoints, pointsOf } from './plot-points';
import { dependents, findVariable, rangeOf, type PlotStatement } from './plot-variable';
import { sampleCurve } from './sample-curve';

/** Errors of a formula that has no value at one place of a curve. */
const gaps = new Set(['domain', 'division-by-zero', 'too-large', 'index-range', 'singular-matrix']);
/** How much is computed on each side of a chosen window, so that moving it shows no empty edge. */
const margin = 0.25;

/**
 * What a plot shows. Names that the sheet defines by formulas follow the variable. Throws a `MathError` with its
 * place, for example where two curves have units that do not fit.
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
  const { settings, window } = surroundings;
  const definitions: Definitions = { bodyOf: definitionOf, evaluate: (node) => plain.evaluate(node) };
  const variable = statement.variable ?? findVariable(statement, surroundings);
  if (variable === null) {
    if (statement.bodies.length === 0)
      return { ...plotPoints(statement.points, definitions, settings), window: window ?? null };
    const data = plotData(statement.bodies, plain, (axes) =>
      pointsOf(statement.points, axes, definitions, settings),
    );
    if (data) return { ...data, window: window ?? null };
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
  const points = pointsOf(statement.points, { horizontal, vertical }, definitions, settings);
  const [start, end] = [horizontal.read(from, statement) ?? 0, horizontal.read(to, statement) ?? 1];
  if (start >= end)
    throw new MathError('argument-type', 'The range begins below its end.', statement.to ?? statement);
  // A typed range is kept to; a usual one also has the points in it.
  const ends = statement.from === null ? points.map(({ x }) => x) : [];
  const whole = { from: Math.min(start, ...ends), to: Math.max(end, ...ends) };
  const room = window ? (window.right - window.left) * margin : 0;
  const [low, high] = window ? [window.left - room, window.right + room] : [whole.from, whole.to];
  return {
    x: { name: variable, unit: horizontal.unit, ...whole },
    y: { unit: vertical.unit },
    curves: statement.bodies.map((body): Curve => ({
      label: writeNode(body),
      tex: nodeTex(body),
      ...sampleCurve(run(body), low, high),
      isData: false,
      errors: null,
    })),
    points,
    window: window ?? null,
    now: own === null ? null : nowOf(variable, own),
  };

  function nowOf(name: string, value: Value): Plot['now'] {
    const x = withGaps(() => horizontal.read(value, statement));
    if (x === null || x < low || x > high) return null;
    const show = (node: Node) => displayValue(valueAt(node, value), { settings, typedFigures: 0 }).shown;
    return {
      x,
      shownX: displayValue(value, { settings, typedFigures: 0 }).shown,
      ys: statement.bodies.map((body) => run(body)(x)),
      shown: statement.bodies.map((body) => withGaps(() => show(body))),
      handle: handleOf(
        { type: 'name', name, start: statement.start, end: statement.end },
        horizontal,
        definitions,
      ),
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
