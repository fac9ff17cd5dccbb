import type { AppError } from '@/lib/errors/app-error';
import type { PersonHue } from '@/lib/core/person-hue';
import type { InkItem } from '../../ink-item';
import type { InkPoint, Stroke } from '../../stroke';
import { beginGesture } from './begin-gesture';
import { followPointers } from './follow-pointers';
import { followView, type SurfaceSize } from './follow-view';
import type { Gesture } from './gesture';
import { createInkCanvas, type PadView } from './ink-canvas';
import { toolChoice } from './ink-tools';
import { addedOnTop, paintInk } from './paint-ink';
import { createPan, type Pan } from './pan';
import { followTheme, readPalette } from './palette';
import { inkSelection } from './selection';
import type { SurfaceInk } from './surface-ink';
import { createLiveLayer } from './live-layer';
import { createWetLayer, type WetLayer } from './wet-layer';

export type PadInput = {
  size: () => SurfaceSize;
  ink: () => SurfaceInk;
  hueOf: (author: string) => PersonHue;
  /** Who draws here. */
  me: () => string;
  mayDraw: () => boolean;
  /** What fingers move; null for the page. */
  pan: Pan | null;
  onDrawn: (stroke: Stroke) => void;
  /** Hears why a stroke is not begun. */
  onFull: (full: AppError) => void;
};

export type Pad = {
  /** Draws what has changed. */
  update: () => void;
  /** Draws what others draw at this moment. */
  updateLive: () => void;
  /** Draws all of it again. */
  repaint: () => void;
  /** Shows other strokes in the place of some, until null. */
  preview: (hidden: ReadonlySet<string> | null, items: readonly InkItem[]) => void;
  close: () => void;
};

/**
 * Makes an element a surface to write on. Two canvases lie over it: one has what is finished, the other what is wet.
 */
export function createPad(surface: HTMLElement, input: PadInput): Pad {
  const [still, wetCanvas] = [false, true].map((isWet) => createInkCanvas(surface, { isWet }));
  let palette = readPalette(surface);
  const { hueOf, me } = input;
  const wet = createWetLayer({ canvas: wetCanvas ?? null, palette: () => palette, hueOf, me });
  const live = createLiveLayer(surface, {
    lines: () => input.ink().live.read(),
    colourOf: ({ stroke, author }) => palette(stroke, hueOf(author)),
  });
  let view: PadView = { scale: 1, top: 0, width: 1, height: 1 };
  let drawn: readonly InkItem[] = [];
  let hidden: ReadonlySet<string> | null = null;
  const colourOf = ({ stroke, author }: InkItem) => palette(stroke, hueOf(author));
  const isShown = ({ key }: InkItem) => hidden?.has(key) !== true;

  const repaint = () => {
    drawn = input.ink().items.read();
    still?.clear();
    if (still) paintInk(still, drawn.filter(isShown), view, colourOf);
  };
  const update = () => {
    const items = input.ink().items.read();
    if (items === drawn || !still) return;
    const added = hidden === null ? addedOnTop(drawn, items) : null;
    if (added === null) repaint();
    else paintInk(still, added, view, colourOf);
    drawn = items;
  };
  const stops = [
    followView(surface, input.size, (next) => {
      view = next;
      still?.fit(view);
      wetCanvas?.fit(view);
      live.fit(view);
      repaint();
    }),
    followTheme(() => {
      palette = readPalette(surface);
      repaint();
    }),
    followPointers(surface, {
      mayDraw: input.mayDraw,
      fingerDraws: () => toolChoice.read().fingerDraws,
      begin: (intent, first) => begin(input, wet, { intent, first }),
      pan: input.pan ?? createPan(surface),
      scale: () => view.scale,
    }),
    wet.stop,
    live.stop,
  ];
  return {
    update,
    updateLive: live.update,
    repaint,
    preview: (keys, items) => {
      // The wet canvas may have the next line already.
      if (keys === null && hidden === null) return;
      const isSame = keys === hidden;
      hidden = keys;
      if (!isSame) repaint();
      wet.preview(keys === null ? null : items);
    },
    close: () => {
      for (const stop of stops) stop();
      still?.remove();
      wetCanvas?.remove();
    },
  };
}

/** Begins what the chosen tool does; null where no more fits on the surface. */
function begin(
  { ink, onDrawn, onFull }: PadInput,
  looks: WetLayer,
  { intent, first }: { intent: 'draw' | 'erase'; first: InkPoint },
): Gesture | null {
  const choice = toolChoice.read();
  const here = ink();
  const adds = intent === 'draw' && ['pen', 'highlighter', 'shape'].includes(choice.tool);
  const full = adds ? here.findFull() : null;
  if (full !== null) {
    onFull(full);
    return null;
  }
  inkSelection.set(null);
  const keep = (stroke: Stroke, number?: number) => {
    here.add([stroke], number);
    onDrawn(stroke);
  };
  return beginGesture({ ...{ intent, first, choice, looks, keep }, ink: here });
}
