import { boxOf } from './box';
import type { InkItem } from './ink-item';
import { toWindow, type PlotFrame } from './plot-frame';

/** Items as they lie in the part of the plot that is in view. Ink without a frame is left out. */
export const inWindow = (items: readonly InkItem[], window: PlotFrame): InkItem[] =>
  items.flatMap((item) => {
    if (item.frame === null) return [];
    const stroke = toWindow(item.stroke, item.frame, window);
    return [{ ...item, stroke, box: boxOf(stroke), frame: window }];
  });
