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
  const { unit } = plot.x;
  const { left: from, right: to } = window;
  const [place, setPlace] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const x = Math.min(to, Math.max(from, place ?? plot.now?.x ?? (from + to) / 2));
  const ys = plot.curves.map((curve) => valueNear(curve, x));
  const values = ys.map((y) => (y === null ? '–' : inUnit(plotNumber(y), plot.y.unit))).join(', ');
  const words = t('here', { x: inUnit(plotNumber(x), unit), values });

  const show = (at: number) => {
    setPlace(Math.min(to, Math.max(from, at)));
    setShown(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (gestures.onPointerMove(event)) {
      setShown(false);
      return;
    }
    const { left, width } = event.currentTarget.getBoundingClientRect();
    show(from + ((event.clientX - left) / width) * (to - from));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const moved = actions && windowAfterKey(window, event, plot.x);
    if (moved) {
      event.preventDefault();
      actions.change(moved);
      return;
    }
    const step = (to - from) / 100;
    const next =
      { ArrowLeft: x - step, ArrowRight: x + step, PageDown: x - 10 * step, PageUp: x + 10 * step }[key] ??
      { Home: from, End: to }[key] ??
      null;
    if (next === null) return;
    event.preventDefault();
    show(next);
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
      onPointerDown={gestures.onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={gestures.onPointerEnd}
      onPointerCancel={gestures.onPointerEnd}
      onPointerLeave={() => setShown(false)}
      onKeyDown={onKeyDown}
      onBlur={() => setShown(false)}
    >
      {isShown ? (
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
      ) : null}
    </div>
  );
}
