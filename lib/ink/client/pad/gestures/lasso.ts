import { touchedBy } from '../../../edit/hit-test';
import { insideOf } from '../../../edit/lasso';
import { lengthOf } from '../../../geometry';
import type { InkItem } from '../../../ink-item';
import type { InkPoint } from '../../../stroke';
import type { Gesture } from '../gesture';

export type LassoPorts = {
  items: () => readonly InkItem[];
  /** Shows the line that is drawn around; null for none. */
  show: (line: readonly InkPoint[] | null) => void;
  select: (items: readonly InkItem[]) => void;
};

/** A shorter way is a press: it selects the one stroke under it (units). */
const press = 8;
const reach = 8;

/** Selects what is drawn around, or the stroke that is pressed. */
export function lassoGesture(first: InkPoint, { items, show, select }: LassoPorts): Gesture {
  const line = [first];
  return {
    move: (points) => {
      line.push(...points);
      show(line);
    },
    end: () => {
      show(null);
      if (lengthOf(line) > press) {
        select(insideOf(items(), line));
        return;
      }
      const top = touchedBy(items(), { from: first, to: first, radius: reach }).at(-1);
      select(top === undefined ? [] : [top]);
    },
    cancel: () => show(null),
  };
}
