'use client';

import { useEffect, useMemo, useState } from 'react';
import type { WindowChoice } from '@/components/worksheet/plot/use-plot-windows';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { createThrottle } from '@/lib/core/client/create-throttle';
import {
  computedWindow,
  isSameWindow,
  readKeptWindow,
  typedRange,
  zoomWindow,
  type WindowPlace,
} from '@/lib/worksheet/plot/window';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type WindowActions = {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Null while the whole plot is in sight. */
  showWhole: (() => void) | null;
  /** Null where nothing is to be kept, or nobody may. */
  keep: (() => void) | null;
  change: (window: PlotWindow) => void;
  /** Nearer by a factor below 1, farther by one above, about a place. */
  zoom: (factor: number, at: WindowPlace) => void;
};

/** Curves are computed for a moving window at most so often (ms). */
const computesEvery = 80;
const step = 1.5;
const middle = { across: 0.5, down: 0.5 };

type PlotWindowInput = {
  plot: Plot;
  cell: SheetCell;
  mayEdit: boolean;
  choice: WindowChoice;
};

/**
 * What is in sight of a plot. A new window is drawn at once with the curves that are there; those for it come from the
 * engine.
 */
export function usePlotWindow({ plot, cell, mayEdit, choice }: PlotWindowInput) {
  const [own, setOwn] = useState<{ range: string; window: PlotWindow } | null>(null);
  /** While a point is moved the window stays, although the curves change. */
  const [held, setHeld] = useState<PlotWindow | null>(null);
  const throttle = useMemo(() => createThrottle((pass: () => void) => pass(), computesEvery), []);
  useEffect(() => throttle.close, [throttle]);

  const range = typedRange(cell.source);
  const chosen = own !== null && own.range === range ? own.window : plot.window;
  const window = (own !== null && own.range === range ? own.window : held) ?? computedWindow(plot);
  const kept = readKeptWindow(cell.options['window'], cell.source);

  const change = (next: PlotWindow) => {
    setOwn({ range, window: next });
    throttle.give(() => choice.choose(cell, next));
  };
  const zoom = (factor: number, at: WindowPlace) => change(zoomWindow(window, factor, at, plot.x));
  const actions: WindowActions = {
    zoomIn: () => zoom(1 / step, middle),
    zoomOut: () => zoom(step, middle),
    showWhole:
      chosen === null
        ? null
        : () => {
            throttle.close();
            setOwn(null);
            choice.choose(cell, null);
          },
    keep:
      mayEdit && !isSameWindow(chosen, kept)
        ? () => {
            throttle.close();
            setOwn(null);
            choice.keep(cell, chosen);
          }
        : null,
    change,
    zoom,
  };
  return { window, actions, hold: (isHeld: boolean) => setHeld(isHeld ? window : null) };
}
