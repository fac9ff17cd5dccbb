import type * as Y from 'yjs';
import { boxAround, boxOf } from '../box';
import { readInk } from '../ink-document';
import type { InkItem } from '../ink-item';
import { describeInk } from '../ink-words';
import { toWindow, type PlotFrame } from '../plot-frame';
import { toSvg } from '../svg';
import { colourOnPaper } from './paper-colours';

/** What is drawn on a surface, as it goes out of the product. */
export type Drawing = {
  /** A picture by itself, on white paper. */
  readonly svg: string;
  /** What somebody wrote about it; empty where nobody did. */
  readonly words: string;
  readonly title: string;
  /** Of a plot, the part of it that the picture covers from edge to edge; null for everything else. */
  readonly frame: PlotFrame | null;
};

export type DrawingLook = {
  readonly hueOf: (author: string) => number;
  readonly title: string;
};

/** Surfaces in page units. Of a picture on which nothing is drawn far to the right, that part is left out. */
const widths = { paper: 760, other: 1000 };
/** Free paper below the last stroke, in page units. */
const margin = 20;

/** The drawings of a document by their surfaces. A drawing is as high as what is drawn. */
export function listDrawings(doc: Y.Doc, { hueOf, title }: DrawingLook): ReadonlyMap<string, Drawing> {
  const all = readInk(doc);
  const drawings = Array.from(new Set(all.map(({ anchor }) => anchor)), (anchor) => {
    const { items, frame } = inOneFrame(all.filter((item) => item.anchor === anchor));
    const words = describeInk(doc, anchor);
    const { right = 0, bottom = 0 } = boxAround(items.map(({ box }) => box)) ?? {};
    const svg = toSvg({
      ...{ items, title, description: words, fillsPlace: frame !== null },
      width: frame !== null || right > widths.paper ? widths.other : widths.paper,
      height: frame?.height ?? Math.ceil(bottom) + margin,
      colourOf: ({ stroke, author }) => colourOnPaper(stroke, hueOf(author)),
    });
    return [anchor, { svg, words, title, frame }] as const;
  });
  return new Map(drawings);
}

/** Ink on a plot, in the part of the plot that holds all in which somebody drew. */
function inOneFrame(items: readonly InkItem[]): { items: readonly InkItem[]; frame: PlotFrame | null } {
  const frame = items.reduce<PlotFrame | null>(
    (around, { frame: one }) => (around && one ? join(around, one) : (one ?? around)),
    null,
  );
  if (frame === null) return { items, frame };
  const moved = items.map((item) => {
    if (item.frame === null) return item;
    const stroke = toWindow(item.stroke, item.frame, frame);
    return { ...item, stroke, box: boxOf(stroke) };
  });
  return { items: moved, frame };
}

/** The height is that of the last one. */
const join = (one: PlotFrame, other: PlotFrame): PlotFrame => ({
  x0: Math.min(one.x0, other.x0),
  x1: Math.max(one.x1, other.x1),
  y0: Math.min(one.y0, other.y0),
  y1: Math.max(one.y1, other.y1),
  height: other.height,
});
