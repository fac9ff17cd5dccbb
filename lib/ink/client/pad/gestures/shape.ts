import { distance } from '../../../geometry';
import { evenEnd, toStroke, type Shape, type ShapeKind } from '../../../shapes/shape-points';
import type { InkPoint, StrokeStyle } from '../../../stroke';
import type { Gesture } from '../gesture';
import type { DrawPorts } from './draw';

/** A press that goes nowhere is no shape (units). */
const smallest = 4;

/** A shape between the two ends of a way. With Shift it is even. */
export function shapeGesture(
  kind: ShapeKind,
  style: StrokeStyle,
  first: InkPoint,
  { paint, keep, show, snap }: DrawPorts,
): Gesture {
  const from = snap(first);
  let shape: Shape = { kind, from, to: from };
  const isEmpty = () => distance(shape.from, shape.to) < smallest;
  return {
    move: (points, _, isEven) => {
      const to = snap(points.at(-1) ?? first);
      shape = { kind, from, to };
      if (isEven) shape = { ...shape, to: evenEnd(shape) };
      const stroke = toStroke(shape, style);
      paint(stroke);
      show(stroke);
    },
    end: (ms) => {
      paint(null);
      if (!isEmpty()) keep({ ...toStroke(shape, style), ms });
    },
    isEmpty,
    cancel: () => paint(null),
  };
}
