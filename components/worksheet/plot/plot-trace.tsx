'use client';

import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Plot } from '@/lib/math/plot/plot';
import { across, down, valueAt } from '@/lib/worksheet/plot-path';
import { plotNumber, type PlotWindow } from '@/lib/worksheet/plot-scale';

/** Reads the curves at a place: under the pointer, or moved by the arrow keys. */
export function PlotTrace({ plot, window }: { plot: Plot; window: PlotWindow }) {
  const t = useTranslations('worksheet.plot');
  const { from, to, unit } = plot.x;
  const [place, setPlace] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const x = place ?? plot.now?.x ?? (from + to) / 2;
  const ys = plot.curves.map((curve) => (curve.isData ? nearest(curve.xs, curve.ys, x) : valueAt(curve, x)));
  const values = ys.map((y) => (y === null ? '–' : withUnit(y, plot.y.unit))).join(', ');
  const words = t('here', { x: withUnit(x, unit), values });

  const onPointerMove = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = window.left + ((event.clientX - left) / width) * (window.right - window.left);
    setPlace(Math.min(to, Math.max(from, at)));
    setShown(true);
  };
  const onKeyDown = ({ key, shiftKey, ...event }: KeyboardEvent) => {
    const step = ((to - from) / 100) * (shiftKey ? 10 : 1);
    const next = { ArrowLeft: x - step, ArrowRight: x + step, Home: from, End: to }[key] ?? null;
    if (next === null) return;
    event.preventDefault();
    setPlace(Math.min(to, Math.max(from, next)));
    setShown(true);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('trace')}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={x}
      aria-valuetext={words}
      className="absolute inset-0 touch-pan-y rounded-4"
      onPointerMove={onPointerMove}
      onPointerLeave={() => setShown(false)}
      onKeyDown={onKeyDown}
      onBlur={() => setShown(false)}
    >
      {isShown ? (
        <>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 border-l border-line-strong"
            style={{ left: `${String(across(window, x) * 100)}%` }}
          />
          {ys.map((y, at) =>
            y === null ? null : (
              <span
                key={at}
                aria-hidden="true"
                className="absolute size-2 -translate-1/2 rounded-full bg-orchid"
                style={{
                  left: `${String(across(window, x) * 100)}%`,
                  top: `${String(down(window, y) * 100)}%`,
                }}
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

function withUnit(value: number, unit: string): string {
  const number = plotNumber(value);
  return unit === '' ? number : unit === '°' ? `${number}°` : `${number} ${unit}`;
}

/** The height of the point that is nearest. */
function nearest(xs: readonly number[], ys: readonly (number | null)[], x: number): number | null {
  let best = 0;
  for (const [at, one] of xs.entries())
    if (Math.abs(one - x) < Math.abs((xs[best] ?? Infinity) - x)) best = at;
  return ys[best] ?? null;
}
