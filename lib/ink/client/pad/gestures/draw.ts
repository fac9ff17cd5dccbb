import { straighten } from '../../../shapes/straighten';
import { toStroke, type Shape } from '../../../shapes/shape-points';
import { distance } from '../../../geometry';
import type { InkPoint, Stroke, StrokeStyle } from '../../../stroke';
import { thin } from '../../../thin';
import type { Gesture } from '../gesture';

/** Holding the pen still so long straightens what was drawn (ms). */
const holds = 600;
/** A hand that holds still moves less than this (units). */
const stillness = 3;

type WetStroke = Omit<Stroke, 'ms'>;

export type DrawPorts = {
  /** Draws what is wet; null for nothing. */
  paint: (stroke: WetStroke | null) => void;
  keep: (stroke: Stroke) => void;
  /** Hears how the shape looks that the pen holds. */
  show: (shape: WetStroke) => void;
  /** Where a pen near a ruler slides along it. */
  snap: (point: InkPoint) => InkPoint;
};

/**
 * A line of the pen or the highlighter. What is kept is where the pen was: nothing is moved, only points left out. Who
 * holds still at the end gets the shape that was meant.
 */
export function drawGesture(style: StrokeStyle, first: InkPoint, ports: DrawPorts): Gesture {
  const { paint, keep, snap } = ports;
  const points: InkPoint[] = [snap(first)];
  let meant: Shape | null = null;
  let rest = first;
  const clock = createClock(() => {
    meant = straighten(points);
    if (meant !== null) paintShape(meant);
  });
  const paintShape = (shape: Shape) => {
    const stroke = toStroke(shape, style);
    paint(stroke);
    ports.show(stroke);
  };
  paint({ ...style, points });
  return {
    move: (more, expected) => {
      const last = more.at(-1) ?? rest;
      if (meant !== null) {
        // The end follows the pen, which still holds it.
        meant = { ...meant, to: meant.kind === 'line' || meant.kind === 'arrow' ? last : meant.to };
        paintShape(meant);
        return;
      }
      points.push(...more.map(snap));
      if (distance(rest, last) > stillness) {
        rest = last;
        clock.start();
      }
      paint({ ...style, points: [...points, ...expected.map(snap)] });
    },
    end: (ms) => {
      clock.stop();
      paint(null);
      keep(meant === null ? { ...style, ms, points: thin(points) } : { ...toStroke(meant, style), ms });
    },
    cancel: () => {
      clock.stop();
      paint(null);
    },
  };
}

function createClock(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start: () => {
      stop();
      timer = setTimeout(ring, holds);
    },
    stop,
  };
}
