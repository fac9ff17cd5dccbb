import { MathError } from '../errors/math-error';
import { Evaluator } from '../evaluate/evaluator';
import type { Surroundings } from '../evaluate/evaluation';
import type { Node, Statement } from '../read/node';
import { displayValue } from '../show/display-value';
import { nodeTex } from '../show/node-tex';
import { writeNode } from '../show/write-node';
import type { SheetSettings } from '../sheet/settings';
import { isFunction } from '../values/classify';
import type { Value } from '../values/value';
import { axisOf, type Axis } from './axis';
import { handleOf, type Definitions } from './handle-of';
import type { Curve, Plot, PlotWindow } from './plot';
import { plotData } from './plot-data';
import { plotPoints, pointsOf } from './plot-points';
import { dependents, findVariable, rangeOf, type PlotStatement } from './plot-variable';
import { sampleCurve } from './sample-curve';

/** Errors of a formula that has no value at one place of a curve. */
const gaps = new Set(['domain', 'division-by-zero', 'too-large', 'index-range', 'singular-matrix']);
/** How much of a chosen window is computed on each side of it. */
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
  const plain = new Evaluator(surroundings);
  const definitions: Definitions = {
    bodyOf: (name) => {
      const found = definition(name);
      return found?.type === 'define' && found.params === null ? found.body : null;
    },
    evaluate: (node) => plain.evaluate(node),
  };
  const variable = statement.variable ?? findVariable(statement, surroundings);
  const window = surroundings.window ?? null;
  if (variable === null) return { ...plotWithoutVariable(statement, plain, definitions), window };
  const own = surroundings.lookup(variable);
  const [from, to] = rangeOf(statement, plain, own);
  const horizontal = axisOf([from, to], statement.from ?? statement);
  const valueAt = valueAlong(variable, plain, definitions);
  const first = statement.bodies.flatMap((body) => firstValue(body, horizontal, valueAt));
  const vertical = axisOf(
    first.map(({ value }) => value),
    ...first.map(({ body }) => body),
  );
  const heightOf = (body: Node) => (x: number) =>
    withGaps(() => vertical.read(valueAt(body, horizontal.make(x)), body));
  const axes = { horizontal, vertical };
  const points = pointsOf(statement.points, axes, definitions, surroundings.settings);
  const [start, end] = [horizontal.read(from, statement) ?? 0, horizontal.read(to, statement) ?? 1];
  if (start >= end)
    throw new MathError('argument-type', 'The range begins below its end.', statement.to ?? statement);
  // A typed range is kept to; a usual one also has the points in it.
  const ends = statement.from === null ? points.map(({ x }) => x) : [];
  const whole: Stretch = { from: Math.min(start, ...ends), to: Math.max(end, ...ends) };
  const computed = window === null ? whole : widened(window);
  return {
    x: { name: variable, unit: horizontal.unit, ...whole },
    y: { unit: vertical.unit },
    curves: statement.bodies.map((body): Curve => ({
      label: writeNode(body),
      tex: nodeTex(body),
      ...sampleCurve(heightOf(body), computed.from, computed.to),
      isData: false,
      errors: null,
    })),
    points,
    window,
    now:
      own === null
        ? null
        : nowOf({ name: variable, value: own }, computed, {
            ...{ statement, horizontal, definitions, valueAt, heightOf },
            settings: surroundings.settings,
          }),
  };
}

/** A part of the horizontal axis. */
type Stretch = { from: number; to: number };

/** What is computed for a window that somebody chose: more than it, so that moving it shows no empty edge. */
const widened = ({ left, right }: PlotWindow): Stretch => {
  const room = (right - left) * margin;
  return { from: left - room, to: right + room };
};

/** Points alone, or columns of a table. Throws a `MathError` for a formula that has to vary. */
function plotWithoutVariable(
  { bodies, points, ...statement }: PlotStatement,
  plain: Evaluator,
  definitions: Definitions,
): Omit<Plot, 'window'> {
  const { settings } = plain.surroundings;
  if (bodies.length === 0) return plotPoints(points, definitions, settings);
  const data = plotData(bodies, plain, (axes) => pointsOf(points, axes, definitions, settings));
  if (data) return data;
  throw new MathError(
    'not-supported',
    'Say what varies, as in “plot sin(x) for x from 0 to 10”.',
    bodies[0] ?? statement,
  );
}

type ValueAt = (node: Node, value: Value) => Value;

/** The value of a formula where the variable has a value, and with it all names that follow the variable. */
function valueAlong(variable: string, plain: Evaluator, { bodyOf }: Definitions): ValueAt {
  const varies = dependents(variable, bodyOf);
  return (node, value) => {
    const known = new Map<string, Value>([[variable, value]]);
    const lookup = (name: string): Value | null => {
      const found = known.get(name);
      if (found !== undefined) return found;
      const body = varies(name) ? bodyOf(name) : null;
      if (body === null) return plain.surroundings.lookup(name);
      const computed = evaluator.evaluate(body);
      known.set(name, computed);
      return computed;
    };
    const evaluator = new Evaluator({ ...plain.surroundings, lookup }, plain.budget);
    const result = evaluator.evaluate(node);
    if (!isFunction(result) || node.type !== 'name') return result;
    return evaluator.callFunction(result, [value], node);
  };
}

type Course = {
  statement: PlotStatement;
  horizontal: Axis;
  definitions: Definitions;
  settings: SheetSettings;
  valueAt: ValueAt;
  heightOf: (body: Node) => (x: number) => number | null;
};

/** The place of the value that the variable has in the sheet; null where nothing is computed there. */
function nowOf(own: { name: string; value: Value }, { from, to }: Stretch, course: Course): Plot['now'] {
  const { statement, horizontal, definitions, valueAt, heightOf } = course;
  const { start, end, bodies } = statement;
  const x = withGaps(() => horizontal.read(own.value, statement));
  if (x === null || x < from || x > to) return null;
  const show = (value: Value) => displayValue(value, { settings: course.settings, typedFigures: 0 }).shown;
  return {
    x,
    shownX: show(own.value),
    ys: bodies.map((body) => heightOf(body)(x)),
    shown: bodies.map((body) => withGaps(() => show(valueAt(body, own.value)))),
    handle: handleOf({ type: 'name', name: own.name, start, end }, horizontal, definitions),
  };
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
function firstValue(body: Node, { make, low, high }: Axis, valueAt: ValueAt): { value: Value; body: Node }[] {
  for (let at = 0; at <= 12; at++) {
    const value = withGaps(() => valueAt(body, make(low + ((high - low) * (at * 7 + 3)) / 97)));
    if (value !== null) return [{ value, body }];
  }
  return [];
}
