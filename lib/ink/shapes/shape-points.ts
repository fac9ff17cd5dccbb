import { distance, type Place } from '../geometry';
import { evenPressure, type InkPoint, type Stroke, type StrokeStyle } from '../stroke';

export const shapeKinds = ['line', 'arrow', 'circle', 'rectangle', 'axes'] as const;
export type ShapeKind = (typeof shapeKinds)[number];

/** A shape between two places. A circle and a rectangle fill the box between them; axes begin at its lower left. */
export type Shape = { readonly kind: ShapeKind; readonly from: Place; readonly to: Place };

/** A shape as one stroke. Its corners stay corners; a circle is round. */
export const toStroke = (shape: Shape, style: Omit<StrokeStyle, 'isStraight'>): Stroke => ({
  ...style,
  ms: 0,
  isStraight: shape.kind !== 'circle',
  points: placesOf(shape).map((place): InkPoint => ({ ...place, pressure: evenPressure })),
});

/** Where `to` lies if the shape is even: a circle, a square, a line in steps of 15 degrees. */
export function evenEnd({ kind, from, to }: Shape): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (kind === 'line' || kind === 'arrow') {
    const step = Math.PI / 12;
    const [angle, length] = [Math.round(Math.atan2(dy, dx) / step) * step, Math.hypot(dx, dy)];
    return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
  }
  const size = Math.max(Math.abs(dx), Math.abs(dy));
  return { x: from.x + size * (dx < 0 ? -1 : 1), y: from.y + size * (dy < 0 ? -1 : 1) };
}

function placesOf({ kind, from, to }: Shape): Place[] {
  switch (kind) {
    case 'line':
      return [from, to];
    case 'arrow':
      return [from, ...headAt(from, to)];
    case 'rectangle':
      return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }, from];
    case 'circle':
      return around(from, to);
    case 'axes': {
      const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
      const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
      const origin = { x: left, y: bottom };
      const up = headAt(origin, { x: left, y: top }).reverse();
      return [...up, origin, ...headAt(origin, { x: right, y: bottom })];
    }
  }
}

/** The head of an arrow, from its tip over both barbs: tip, barb, tip, barb. */
function headAt(from: Place, tip: Place): Place[] {
  const length = Math.min(14, Math.max(5, distance(from, tip) / 4));
  const back = Math.atan2(from.y - tip.y, from.x - tip.x);
  const [one, other] = [0.45, -0.45].map((turn) => ({
    x: tip.x + length * Math.cos(back + turn),
    y: tip.y + length * Math.sin(back + turn),
  }));
  return [tip, one ?? tip, tip, other ?? tip];
}

/** An ellipse that fills a box, with as many points as it needs to look round. */
function around(from: Place, to: Place): Place[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [a, b] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
  const count = Math.round(Math.min(96, Math.max(16, 4.5 * Math.sqrt(Math.max(a, b)))));
  return Array.from({ length: count + 1 }, (_, at) => {
    const angle = (2 * Math.PI * (at % count)) / count - Math.PI / 2;
    return { x: x + a * Math.cos(angle), y: y + b * Math.sin(angle) };
  });
}
