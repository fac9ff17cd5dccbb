import type { InkPoint } from '../../../stroke';
import type { LiveHand } from '../../live-sender';
import type { Gesture } from '../gesture';

/** The same gesture, of which the others see each point. */
export function tellLine(
  gesture: Gesture,
  line: LiveHand,
  first: InkPoint,
  snap: (point: InkPoint) => InkPoint = (point) => point,
): Gesture {
  line.add([snap(first)]);
  return {
    move: (points, expected, isEven) => {
      gesture.move(points, expected, isEven);
      line.add(points.map(snap));
    },
    end: (ms) => {
      // The others have the whole line before its document brings it.
      line.end();
      gesture.end(ms);
    },
    cancel: () => {
      gesture.cancel();
      line.cancel();
    },
  };
}
