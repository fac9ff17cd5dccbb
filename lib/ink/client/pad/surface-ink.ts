import type { AppError } from '@/lib/errors/app-error';
import type { ReadableStore } from '@/lib/documents/client/open-document';
import { inWindow } from '../../in-window';
import type { InkChange } from '../../ink-document';
import type { InkItem } from '../../ink-item';
import { toWindow, type PlotFrame } from '../../plot-frame';
import type { LiveStroke } from '../../live/live-board';
import type { LiveKind } from '../../live/live-packet';
import type { Stroke, StrokeStyle } from '../../stroke';
import type { OwnLine } from '../live-ink';
import type { OpenInk } from '../open-ink';
import type { SurfaceSteps } from '../own-steps';

/** The ink of one surface, in the units in which it is seen there. */
export type SurfaceInk = {
  readonly anchor: string;
  readonly items: ReadableStore<readonly InkItem[]>;
  /** What others draw here now. */
  readonly live: ReadableStore<readonly LiveStroke[]>;
  /** Begins a line that the others see while it is drawn. */
  readonly begin: (kind: LiveKind, style: StrokeStyle) => OwnLine;
  /** Keeps strokes; `number` is that of the line which the others have seen. */
  readonly add: (strokes: readonly Stroke[], number?: number) => void;
  readonly erase: (items: readonly InkItem[]) => void;
  readonly replace: (changes: readonly InkChange[]) => void;
  readonly beginStep: OpenInk['beginStep'];
  readonly undo: SurfaceSteps;
  readonly findFull: () => AppError | null;
};

/**
 * The ink of a surface.
 *
 * @param window what a plot shows now; its ink follows the axes. Null for any other surface
 */
export function surfaceInk(ink: OpenInk, anchor: string, window: PlotFrame | null): SurfaceInk {
  const [items, live] = [ink.itemsOf(anchor), ink.live.strokesOf(anchor)];
  return {
    ...{ anchor, beginStep: ink.beginStep, undo: ink.undoOf(anchor), erase: ink.erase, replace: ink.replace },
    findFull: () => ink.findFull(anchor),
    begin: (kind, style) => ink.live.begin(kind, { anchor, frame: window }, style),
    add: (strokes, number) => ink.add({ anchor, strokes, frame: window, number }),
    items: window === null ? items : seenAs(items, (stored) => inWindow(stored, window)),
    live: window === null ? live : seenAs(live, (lines) => lines.flatMap((line) => liveIn(line, window))),
  };
}

/** A store in other units. What has not changed is the same as before. */
function seenAs<Value extends object>(
  { read, subscribe }: ReadableStore<Value>,
  see: (value: Value) => Value,
): ReadableStore<Value> {
  let seen: { from: Value; as: Value } | null = null;
  return {
    subscribe,
    read: () => {
      const from = read();
      if (seen?.from !== from) seen = { from, as: see(from) };
      return seen.as;
    },
  };
}

const liveIn = (line: LiveStroke, window: PlotFrame): LiveStroke[] =>
  line.frame === null ? [] : [{ ...line, stroke: toWindow(line.stroke, line.frame, window), frame: window }];
