import type { InkPoint, Stroke, StrokeStyle } from '../../../stroke';
import { thin } from '../../../thin';
import type { Gesture } from '../gesture';

export type DrawPorts = {
  /** Draws what is wet; null for nothing. */
  paint: (stroke: Omit<Stroke, 'ms'> | null) => void;
  keep: (stroke: Stroke) => void;
};

/** A line of the pen or the highlighter. What is kept is where the pen was: nothing is moved, only points left out. */
export function drawGesture(style: StrokeStyle, first: InkPoint, { paint, keep }: DrawPorts): Gesture {
  const points: InkPoint[] = [first];
  paint({ ...style, points });
  return {
    move: (more, expected) => {
      points.push(...more);
      paint({ ...style, points: [...points, ...expected] });
    },
    end: (ms) => {
      paint(null);
      keep({ ...style, ms, points: thin(points) });
    },
    cancel: () => paint(null),
  };
}
