import type { InkPoint } from '../../../stroke';
import type { Gesture } from '../gesture';

export type PointPorts = {
  /** Adds to the trail, which fades by itself. */
  trail: (points: readonly InkPoint[], isBegun: boolean) => void;
};

/** Points at something: the trail is shown for a moment, and nothing of it is kept. */
export function pointGesture(first: InkPoint, { trail }: PointPorts): Gesture {
  trail([first], true);
  return { move: (points) => trail(points, false), end: () => undefined, cancel: () => undefined };
}
