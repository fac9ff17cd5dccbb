import { eraseParts } from '../../../edit/erase-part';
import { touchedBy, type RoundPath } from '../../../edit/hit-test';
import type { InkChange } from '../../../ink-document';
import type { InkItem } from '../../../ink-item';
import type { InkPoint } from '../../../stroke';
import type { Gesture } from '../gesture';

export type ErasePorts = {
  items: () => readonly InkItem[];
  erase: (items: readonly InkItem[]) => void;
  replace: (changes: readonly InkChange[]) => void;
  /** From here on all is one step of undo. Returns the way to end it. */
  beginStep: () => () => void;
  undo: () => void;
  /** Shows where it is; null for nowhere. */
  show: (at: InkPoint | null, radius: number) => void;
};

/** In page units. */
const radius = 7;

/** Takes away what it goes over: whole strokes, or parts of them. All of one way is one step of undo. */
export function eraseGesture(erases: 'whole' | 'part', first: InkPoint, ports: ErasePorts): Gesture {
  const endStep = ports.beginStep();
  let last = first;
  let hasErased = false;
  const go = (path: RoundPath) => {
    if (erases === 'whole') {
      const touched = touchedBy(ports.items(), path);
      if (touched.length === 0) return;
      ports.erase(touched);
    } else {
      const changes = eraseParts(ports.items(), path);
      if (changes.length === 0) return;
      ports.replace(changes);
    }
    hasErased = true;
  };
  const finish = () => {
    ports.show(null, radius);
    endStep();
  };
  ports.show(first, radius);
  go({ from: first, to: first, radius });
  return {
    move: (points) => {
      const at = points.at(-1) ?? last;
      // A frame has several points, and what lies between them is touched as well.
      for (const to of points) {
        go({ from: last, to, radius });
        last = to;
      }
      ports.show(at, radius);
    },
    end: finish,
    cancel: () => {
      finish();
      if (hasErased) ports.undo();
    },
  };
}
