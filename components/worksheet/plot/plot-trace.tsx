'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { percent } from '@/components/worksheet/plot/looks';
import { usePlotGestures } from '@/components/worksheet/plot/use-plot-gestures';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { across, down, valueNear } from '@/lib/worksheet/plot/curve-path';
import { windowAfterKey } from '@/lib/worksheet/plot/gesture';
import { inUnit, plotNumber } from '@/lib/worksheet/plot/scale';
import { isInSight } from '@/lib/worksheet/plot/window';

type PlotTraceProps = { plot: Plot; window: PlotWindow; actions: WindowActions | null };

/** Reads the curves at a place, under the pointer or moved by the arrow keys. Dragging moves what is in sight. */
export function PlotTrace({ plot, window, actions }: PlotTraceProps) {
  const t = useTranslations('worksheet.plot');
  const surface = useRef<HTMLDivElement>(null);
  const gestures = usePlotGestures({ surface, plot, window, actions });
  const { left: from, right: to } = window;
  const [place, setPlace] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const x = Math.min(to, Math.max(from, place ?? plot.now?.x ?? (from + to) / 2));
  const ys = plot.curves.map((curve) => valueNear(curve, x));
  const values = ys.map((y) => (y === null ? '–' : inUnit(plotNumber(y), plot.y.unit))).join(', ');
  const words = t('here', { x: inUnit(plotNumber(x), plot.x.unit), values });
  const show = (at: number) => {
    setPlace(Math.min(to, Math.max(from, at)));
    setShown(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (gestures.move(event, event.currentTarget)) {
      setShown(false);
      return;
    }
    const { left, width } = event.currentTarget.getBoundingClientRect();
    show(from + ((event.clientX - left) / width) * (to - from));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = actions && windowAfterKey(window, event, plot.x);
    const next = placeAfterKey(event.key, x, window);
    if (moved) actions.change(moved);
    else if (next !== null) show(next);
    if (moved || next !== null) event.preventDefault();
  };
  return (
    <div
      ref={surface}
      role="slider"
      tabIndex={0}
      aria-label={t('trace')}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={x}
      aria-valuetext={words}
      className={clsx(
        'absolute inset-0 touch-pan-y select-none rounded-4',
        actions && 'cursor-grab active:cursor-grabbing',
      )}
      onPointerDown={(event) => gestures.down(event, event.currentTarget)}
      onPointerUp={gestures.end}
      onPointerCancel={gestures.end}
      onPointerLeave={() => setShown(false)}
      onBlur={() => setShown(false)}
      {...{ onPointerMove, onKeyDown }}
    >
      {isShown ? <TraceMarks {...{ window, x, ys, words }} /> : null}
    </div>
  );
}

/** Where a key moves the place that is read: by a hundredth or a tenth of what is in sight, or to an end. */
function placeAfterKey(key: string, x: number, { left, right }: PlotWindow): number | null {
  const step = (right - left) / 100;
  const steps = { ArrowLeft: x - step, ArrowRight: x + step, PageDown: x - 10 * step, PageUp: x + 10 * step };
  return { ...steps, Home: left, End: right }[key] ?? null;
}

type TraceMarksProps = {
  window: PlotWindow;
  x: number;
  /** By curve; null where it has no value. */
  ys: readonly (number | null)[];
  words: string;
};

/** The place that is read: a line, a dot on each curve, and the values in words. */
function TraceMarks({ window, x, ys, words }: TraceMarksProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 border-l border-line-strong"
        style={{ left: percent(across(window, x)) }}
      />
      {ys.map((y, at) =>
        y === null || !isInSight(window, x, y) ? null : (
          <span
            key={at}
            aria-hidden="true"
            className="absolute size-2 -translate-1/2 rounded-full bg-orchid"
            style={{ left: percent(across(window, x)), top: percent(down(window, y)) }}
          />
        ),
      )}
      <span
        aria-hidden="true"
        className="tabular absolute top-0 right-0 rounded-4 bg-surface px-1 text-12 text-ink-2"
      >
        {words}
      </span>
    </>
  );
}
