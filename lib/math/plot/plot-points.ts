import type { PointNode } from '../read/node';
import { displayValue } from '../show/display-value';
import { writePoint } from '../show/write-node';
import type { SheetSettings } from '../sheet/settings';
import type { Value } from '../values/value';
import { axisOf, type Axis } from './axis';
import { handleOf, type Definitions } from './handle-of';
import type { Plot, PlotPoint } from './plot';

type Axes = { horizontal: Axis; vertical: Axis };

/** Points on the axes of a plot. Throws where a unit does not fit. */
export function pointsOf(
  points: readonly PointNode[],
  { horizontal, vertical }: Axes,
  definitions: Definitions,
  settings: SheetSettings,
): PlotPoint[] {
  const show = (value: Value) => displayValue(value, { settings, typedFigures: 0 }).shown;
  return points.flatMap((point): PlotPoint[] => {
    const [valueX, valueY] = [point.x, point.y].map((node) => definitions.evaluate(node));
    if (valueX === undefined || valueY === undefined) return [];
    const [x, y] = [horizontal.read(valueX, point.x), vertical.read(valueY, point.y)];
    if (x === null || y === null) return [];
    return [
      {
        label: writePoint(point),
        x,
        y,
        shown: `(${show(valueX)}, ${show(valueY)})`,
        across: handleOf(point.x, horizontal, definitions),
        up: handleOf(point.y, vertical, definitions),
      },
    ];
  });
}

/** A plot of points alone: about the origin, so that there is room to move them. */
export function plotPoints(
  points: readonly PointNode[],
  definitions: Definitions,
  settings: SheetSettings,
): Plot {
  const [horizontal, vertical] = (['x', 'y'] as const).map((part) =>
    axisOf(
      points.map((point) => definitions.evaluate(point[part])),
      ...points.map((point) => point[part]),
    ),
  );
  if (!horizontal || !vertical) throw new Error('A plot has two axes.');
  const size = roundUp(Math.max(Math.abs(horizontal.low), Math.abs(horizontal.high)) * 1.5 || 10);
  return {
    x: { name: '', unit: horizontal.unit, from: -size, to: size },
    y: { unit: vertical.unit },
    curves: [],
    points: pointsOf(points, { horizontal, vertical }, definitions, settings),
    window: null,
    now: null,
  };
}

/** The next of 1, 2, 5, 10, … that is not smaller: the axis stays while a point moves a little. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((one) => one * power >= size) ?? 10) * power;
}
