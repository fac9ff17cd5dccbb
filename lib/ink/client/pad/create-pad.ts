import type { PersonHue } from '@/lib/core/person-hue';
import { drawStroke } from '../../draw-stroke';
import type { InkItem } from '../../ink-item';
import type { InkPoint, Stroke } from '../../stroke';
import { followPointers } from './follow-pointers';
import { followView, type SurfaceSize } from './follow-view';
import type { Gesture } from './gesture';
import { drawGesture } from './gestures/draw';
import { createInkCanvas, type PadView } from './ink-canvas';
import { styleOf, toolChoice } from './ink-tools';
import { addedOnTop, paintInk } from './paint-ink';
import { followTheme, readPalette } from './palette';

export type PadInput = {
  size: () => SurfaceSize;
  /** The strokes of this surface, from the lowest to the topmost. */
  items: () => readonly InkItem[];
  hueOf: (author: string) => PersonHue;
  /** Who draws here. */
  me: () => string;
  mayDraw: () => boolean;
  keep: (stroke: Stroke) => void;
};

export type Pad = {
  /** Draws what has changed. */
  update: () => void;
  /** Draws all of it again, as after a change of the size. */
  repaint: () => void;
  close: () => void;
};

/** Makes an element a surface to write on: two canvases over it, one with what is finished and one with what is wet. */
export function createPad(surface: HTMLElement, input: PadInput): Pad {
  const still = createInkCanvas(surface, { isWet: false });
  const wet = createInkCanvas(surface, { isWet: true });
  let view: PadView = { scale: 1, top: 0, width: 1, height: 1 };
  let palette = readPalette(surface);
  let drawn: readonly InkItem[] = [];
  const colourOf = ({ stroke, author }: InkItem) => palette(stroke, input.hueOf(author));

  const repaint = () => {
    if (still === null) return;
    still.clear();
    drawn = input.items();
    paintInk(still, drawn, view, colourOf);
  };
  const update = () => {
    const items = input.items();
    if (items === drawn || still === null) return;
    const added = addedOnTop(drawn, items);
    if (added === null) repaint();
    else paintInk(still, added, view, colourOf);
    drawn = items;
  };
  const paintWet = (stroke: Omit<Stroke, 'ms'> | null) => {
    wet?.clear();
    if (stroke !== null && wet !== null) {
      drawStroke(wet.context, stroke, palette(stroke, input.hueOf(input.me())));
    }
  };
  const begin = (intent: 'draw' | 'erase', first: InkPoint): Gesture | null =>
    intent === 'draw'
      ? drawGesture(styleOf(toolChoice.read()), first, { paint: paintWet, keep: input.keep })
      : null;

  const stops = [
    followView(surface, input.size, (next) => {
      view = next;
      still?.fit(view);
      wet?.fit(view);
      repaint();
    }),
    followTheme(() => {
      palette = readPalette(surface);
      repaint();
    }),
    followPointers(surface, {
      mayDraw: input.mayDraw,
      fingerDraws: () => toolChoice.read().fingerDraws,
      begin,
      scale: () => view.scale,
    }),
  ];
  return {
    update,
    repaint,
    close: () => {
      for (const stop of stops) stop();
      still?.remove();
      wet?.remove();
    },
  };
}
