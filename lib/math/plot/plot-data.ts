import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { nodeTex } from '../show/node-tex';
import { writeNode } from '../show/write-node';
import { isFunction, isList } from '../values/classify';
import { Quantity, scaleOf } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { axisOf, type Axis } from './axis';
import type { Curve, Plot, PlotPoint } from './plot';
import { sampleCurve } from './sample-curve';

/**
 * Lists as points: the first says where, each of the others how high. A function among them, such as the line of a
 * regression, is drawn as far as the points go. Null where they are no lists.
 */
export function plotData(
  bodies: readonly Node[],
  evaluator: Evaluator,
  pointsOn: (axes: { horizontal: Axis; vertical: Axis }) => PlotPoint[],
): Plot | null {
  const parts = bodies.map((node) => ({ node, value: evaluator.evaluate(node) }));
  const lines = parts.flatMap(({ node, value }) => (isFunction(value) ? [{ node, value }] : []));
  const columns = parts.flatMap(({ node, value }) => (isList(value) ? [{ node, value }] : []));
  const first = parts[0]?.value;
  if (first === undefined || !isList(first) || lines.length + columns.length < parts.length) return null;
  const isAlone = columns.length === 1;
  const xs: Value[] = isAlone ? first.map((_, at) => at + 1) : first;
  const [series, nodes] = [
    columns.slice(isAlone ? 0 : 1).map(({ value }) => value),
    columns.slice(isAlone ? 0 : 1).map(({ node }) => node),
  ];
  const xNode = bodies[0] ?? null;
  const horizontal = axisOf(xs, xNode);
  const vertical = axisOf(series.flat(), nodes[0] ?? null);
  const curves = series.map((values, at): Curve => {
    const node = nodes[at] ?? null;
    if (values.length !== xs.length)
      throw new MathError(
        'matrix-size',
        `The lists differ in length: ${String(xs.length)} and ${String(values.length)}.`,
        node,
      );
    const isUncertain = values.some((value) => value instanceof Uncertain);
    return {
      label: node ? writeNode(node) : '',
      tex: null,
      xs: xs.map((value) => horizontal.read(value, xNode) ?? NaN),
      ys: values.map((value) => vertical.read(value, node)),
      isData: true,
      errors: isUncertain ? values.map(errorOf) : null,
    };
  });
  const drawn = lines.map(({ node, value }): Curve => {
    const run = (x: number) => vertical.read(evaluator.callFunction(value, [horizontal.make(x)], node), node);
    const sampled = sampleCurve(run, horizontal.low, horizontal.high);
    return { label: writeNode(node), tex: nodeTex(node), ...sampled, isData: false, errors: null };
  });
  const name = isAlone || !xNode ? '' : writeNode(xNode);
  const { low: from, high: to } = horizontal;
  return {
    x: { name, unit: horizontal.unit, from, to },
    y: { unit: vertical.unit },
    curves: [...curves, ...drawn],
    points: pointsOn({ horizontal, vertical }),
    window: null,
    now: null,
  };

  function errorOf(value: Value): number {
    if (!(value instanceof Uncertain)) return 0;
    const { center, error } = value;
    // In the unit of the axis: as long as the same difference of two values there.
    if (!(center instanceof Quantity)) return error;
    const [a, b] = [center, center.withSi(center.si + error)].map((one) => vertical.read(one, null) ?? 0);
    return Math.abs((b ?? 0) - (a ?? 0)) || error / scaleOf(center.factors);
  }
}
