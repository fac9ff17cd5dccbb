'use client';

import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { InkOver } from '@/components/ink/over/ink-over';
import type { InkOver as Over } from '@/components/ink/over/use-ink-over';
import { usePlotGestures } from '@/components/worksheet/plot/use-plot-gestures';
import type { usePlotFrame } from '@/components/worksheet/plot/use-plot-frame';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import type { AppError } from '@/lib/errors/app-error';
import type { Pan } from '@/lib/ink/client/pad/pan';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';

type PlotInkProps = ReturnType<typeof usePlotFrame> & {
  over: Over;
  plot: Plot;
  window: PlotWindow;
  actions: WindowActions | null;
  /** What the cell is called. */
  label: string;
  onFull: (full: AppError) => void;
};

/**
 * What is drawn on a plot. It follows the axes and ends at the edge. While one draws, fingers and the wheel move and
 * zoom the plot as they do else.
 */
export function PlotInk({ ref, frame, over, label, onFull, ...seen }: PlotInkProps) {
  const surface = useRef<HTMLDivElement>(null);
  const pan = usePan(usePlotGestures({ surface, ...seen }));
  return (
    <div ref={surface} className={clsx('absolute inset-0', over.isDrawing || 'pointer-events-none')}>
      <div ref={ref} className="size-full">
        {frame === null ? null : (
          <InkOver {...{ over, pan, onFull }} height={frame.height} window={frame} cell={label} />
        )}
      </div>
    </div>
  );
}

/** Hands the fingers on the surface to the plot. */
function usePan(gestures: ReturnType<typeof usePlotGestures>): Pan {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  return useMemo(
    () => ({
      down: (event) => {
        const { currentTarget: element } = event;
        if (element instanceof HTMLElement) latest.current.down(event, element);
      },
      move: (event) => {
        const { currentTarget: element } = event;
        return element instanceof HTMLElement && latest.current.move(event, element);
      },
      up: (event) => latest.current.end(event),
      release: () => latest.current.release(),
    }),
    [],
  );
}
