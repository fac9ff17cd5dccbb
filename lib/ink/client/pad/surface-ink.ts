import type { AppError } from '@/lib/errors/app-error';
import type { ReadableStore } from '@/lib/documents/client/open-document';
import { inWindow } from '../../in-window';
import type { InkChange } from '../../ink-document';
import type { InkItem } from '../../ink-item';
import { toWindow, type PlotFrame } from '../../plot-frame';
import type { Stroke } from '../../stroke';
import type { OpenInk } from '../open-ink';

/** The ink of one surface, in the units in which it is seen there. */
export type SurfaceInk = {
  readonly anchor: string;
  readonly items: ReadableStore<readonly InkItem[]>;
  readonly add: (strokes: readonly Stroke[]) => void;
  readonly erase: (items: readonly InkItem[]) => void;
  readonly replace: (changes: readonly InkChange[]) => void;
  readonly beginStep: OpenInk['beginStep'];
  readonly undo: OpenInk['undo'];
  readonly findFull: () => AppError | null;
};

/**
 * The ink of a surface.
 *
 * @param window what a plot shows now; its ink follows the axes. Null for any other surface
 */
export function surfaceInk(ink: OpenInk, anchor: string, window: PlotFrame | null): SurfaceInk {
  const stored = ink.itemsOf(anchor);
  const plain = {
    ...{ anchor, beginStep: ink.beginStep, undo: ink.undo, erase: ink.erase },
    findFull: () => ink.findFull(anchor),
    add: (strokes: readonly Stroke[]) => ink.add({ anchor, strokes, frame: window }),
  };
  if (window === null) return { ...plain, items: stored, replace: ink.replace };
  let seen: { from: readonly InkItem[]; items: readonly InkItem[] } | null = null;
  return {
    ...plain,
    items: {
      subscribe: stored.subscribe,
      read: () => {
        const from = stored.read();
        if (seen?.from !== from) seen = { from, items: inWindow(from, window) };
        return seen.items;
      },
    },
    replace: (changes) => {
      const frames = new Map(stored.read().map(({ key, frame }) => [key, frame]));
      ink.replace(
        changes.map(({ item, strokes }) => {
          const frame = frames.get(item.key);
          return { item, strokes: frame ? strokes.map((one) => toWindow(one, window, frame)) : strokes };
        }),
      );
    },
  };
}
