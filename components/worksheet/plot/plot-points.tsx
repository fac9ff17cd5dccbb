'use client';

import { useTranslations } from 'next-intl';
import { percent } from '@/components/worksheet/plot/looks';
import { PlotHandle, type HandleActions } from '@/components/worksheet/plot/plot-handle';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { across as acrossOf, down } from '@/lib/worksheet/plot/curve-path';
import { isInSight } from '@/lib/worksheet/plot/window';

type PlotPointsProps = { plot: Plot; window: PlotWindow; handle: HandleActions | null };

/** The points of a plot. Those whose coordinates are names with a number can be moved. */
export function PlotPoints({ plot: { points }, window, handle }: PlotPointsProps) {
  const t = useTranslations('worksheet.plot');
  return points.map(({ label, x, y, shown, across, up }, at) => {
    if (!isInSight(window, x, y)) return null;
    return handle !== null && (across !== null || up !== null) ? (
      <PlotHandle
        key={at}
        {...{ window, x, y, ...handle }}
        handles={{ across, up }}
        label={t('point', { point: label })}
        words={shown}
      />
    ) : (
      <span
        key={at}
        role="img"
        aria-label={t('pointAt', { point: label, shown })}
        className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full bg-orchid ring-2 ring-surface"
        style={{ left: percent(acrossOf(window, x)), top: percent(down(window, y)) }}
      />
    );
  });
}
