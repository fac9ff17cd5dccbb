import type * as Y from 'yjs';
import { boxAround, boxOf } from '../box';
import { readInk } from '../ink-document';
import type { InkItem } from '../ink-item';
import { describeInk } from '../ink-words';
import { toWindow } from '../plot-frame';
import { toSvg } from '../svg';
import { colourOnPaper } from './paper-colours';

/** What is drawn on a surface, as it goes out of the product. */
export type Drawing = {
  /** A picture by itself, on white paper. */
  readonly svg: string;
  /** What somebody wrote about it; empty where nobody did. */
  readonly words: string;
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
    const items = inOneFrame(all.filter((item) => item.anchor === anchor));
    const words = describeInk(doc, anchor);
    const { right = 0, bottom = 0 } = boxAround(items.map(({ box }) => box)) ?? {};
    const svg = toSvg({
      ...{ items, title, description: words },
      ...{ width: right > widths.paper ? widths.other : widths.paper, height: Math.ceil(bottom) + margin },
      colourOf: ({ stroke, author }) => colourOnPaper(stroke, hueOf(author)),
    });
    return [anchor, { svg, words }] as const;
  });
  return new Map(drawings);
}

/** Ink on a plot, as it lies in the part of the plot where somebody drew last. */
function inOneFrame(items: readonly InkItem[]): readonly InkItem[] {
  const last = items.findLast(({ frame }) => frame !== null)?.frame ?? null;
  if (last === null) return items;
  return items.map((item) => {
    if (item.frame === null) return item;
    const stroke = toWindow(item.stroke, item.frame, last);
    return { ...item, stroke, box: boxOf(stroke) };
  });
}
