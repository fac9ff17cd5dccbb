'use client';

import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { InkOver } from '@/components/ink/over/ink-over';
import { overWidth, type InkOver as Over } from '@/components/ink/over/use-ink-over';
import { usePlotGestures } from '@/components/worksheet/plot/use-plot-gestures';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import { useElementSize } from '@/lib/call/client/stage/use-element-size';
import type { Pan } from '@/lib/ink/client/pad/pan';
import type { PlotFrame } from '@/lib/ink/plot-frame';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';

type PlotInkProps = {
  over: Over;
  plot: Plot;
  window: PlotWindow;
  actions: WindowActions | null;
  /** What the cell is called. */
  label: string;
};

/**
 * What is drawn on a plot. It follows the axes and ends at the edge. While one draws, fingers and the wheel move and
 * zoom the plot as they do else.
 */
export function PlotInk({ over, plot, window, actions, label }: PlotInkProps) {
  const surface = useRef<HTMLDivElement>(null);
  const gestures = usePlotGestures({ surface, plot, window, actions });
  const pan = usePan(surface, gestures);
  const { ref, size } = useElementSize();
  const height = size.width === 0 ? 0 : Math.round((overWidth * size.height) / size.width);
  const frame = useFrame(window, height);
  return (
    <div ref={surface} className={clsx('absolute inset-0', over.isDrawing || 'pointer-events-none')}>
      <div ref={ref} className="size-full">
        {height === 0 ? null : <InkOver {...{ over, pan, height }} window={frame} cell={label} />}
      </div>
    </div>
  );
}

/** The part of the plot that is in sight, for the ink. Another object is another part. */
function useFrame({ left, right, bottom, top }: PlotWindow, height: number): PlotFrame {
  return useMemo(
    () => ({ x0: left, x1: right, y0: bottom, y1: top, height }),
    [left, right, bottom, top, height],
  );
}

/** Hands the fingers on a surface to the plot. */
function usePan(
  surface: { readonly current: HTMLElement | null },
  gestures: ReturnType<typeof usePlotGestures>,
) {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  return useMemo(
    (): Pan => ({
      down: (event) => {
        if (surface.current) latest.current.down(event, surface.current);
      },
      move: (event) => surface.current !== null && latest.current.move(event, surface.current),
      up: (event) => latest.current.end(event),
      stop: () => undefined,
    }),
    [surface],
  );
}
