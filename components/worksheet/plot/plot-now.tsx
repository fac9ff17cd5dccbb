'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { percent } from '@/components/worksheet/plot/looks';
import { PlotHandle, type HandleActions } from '@/components/worksheet/plot/plot-handle';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { across, down } from '@/lib/worksheet/plot/curve-path';
import { isInSight } from '@/lib/worksheet/plot/window';

type PlotNowProps = { plot: Plot; window: PlotWindow; handle: HandleActions | null };

/** The value that the variable has in the sheet, on the first curve. Where a slider gives it, the mark moves it. */
export function PlotNow({ plot: { now, x }, window, handle }: PlotNowProps) {
  const t = useTranslations('worksheet.plot');
  const y = now?.ys[0] ?? null;
  if (now === null || y === null || !isInSight(window, now.x, y)) return null;
  const place = { left: percent(across(window, now.x)), top: percent(down(window, y)) };
  const isRight = across(window, now.x) > 0.8;
  const values = now.shown.map((shown) => shown ?? '–').join(', ');
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-0 border-l border-dashed border-ink-2"
        style={place}
      />
      {handle !== null && now.handle !== null ? (
        <PlotHandle
          {...{ window, y, ...handle }}
          x={now.x}
          handles={{ across: now.handle, up: null }}
          label={t('handle', { name: x.name })}
          words={t('here', { x: now.shownX, values })}
          isOnCurve
        />
      ) : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full bg-ink ring-2 ring-surface"
          style={place}
        />
      )}
      <span
        className={clsx(
          'tabular pointer-events-none absolute text-13 whitespace-nowrap',
          isRight ? '-translate-x-[calc(100%+12px)]' : 'translate-x-3',
        )}
        style={{ left: place.left, top: `calc(${place.top} + 4px)` }}
      >
        {now.shown[0]}
      </span>
    </>
  );
}
