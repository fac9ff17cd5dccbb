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
  return endLine(
    {
      ...gesture,
      move: (points, expected, isEven) => {
        gesture.move(points, expected, isEven);
        line.add(points.map(snap));
      },
    },
    line,
  );
}

/** The same gesture, of which the others see how it ends. */
export const endLine = (gesture: Gesture, line: LiveHand): Gesture => ({
  ...gesture,
  end: (ms) => {
    if (gesture.isEmpty?.() === true) line.cancel();
    // The others have the whole line before its document brings it.
    else line.end();
    gesture.end(ms);
  },
  cancel: () => {
    gesture.cancel();
    line.cancel();
  },
});
