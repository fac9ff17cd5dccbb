'use client';

import { useTranslations } from 'next-intl';
import { PlotButtons } from '@/components/worksheet/plot/plot-buttons';
import { PlotCurves } from '@/components/worksheet/plot/plot-curves';
import { PlotAxis, PlotGrid } from '@/components/worksheet/plot/plot-grid';
import type { HandleActions } from '@/components/worksheet/plot/plot-handle';
import { PlotLegend } from '@/components/worksheet/plot/plot-legend';
import { PlotNow } from '@/components/worksheet/plot/plot-now';
import { PlotPoints } from '@/components/worksheet/plot/plot-points';
import { PlotTable } from '@/components/worksheet/plot/plot-table';
import { PlotTrace } from '@/components/worksheet/plot/plot-trace';
import type { PlotInkParts } from '@/components/worksheet/plot/use-plot-ink';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';

type PlotViewProps = {
  plot: Plot;
  window: PlotWindow;
  /** Null on paper. */
  actions: WindowActions | null;
  /** Null for those who may not edit. */
  handle: HandleActions | null;
  /** What is drawn on it by hand; null on paper. */
  ink?: PlotInkParts | null;
};

/** What a plot shows: curves and points over a quiet grid, with units, and the value of now. */
export function PlotView({ plot, window, actions, handle, ink = null }: PlotViewProps) {
  const t = useTranslations('worksheet.plot');
  const names = [...plot.curves, ...plot.points].map(({ label }) => label).join(', ');
  return (
    <figure
      aria-label={plot.x.name === '' ? t('labelAlone', { names }) : t('label', { names, x: plot.x.name })}
      data-own-keys=""
      className="group/plot relative m-0 pt-1 pr-4 pb-2 pl-12 max-tablet:pr-3 max-tablet:pl-10"
    >
      <figcaption className="flex min-h-7 flex-wrap items-center gap-x-3 text-13 text-ink-2">
        <PlotLegend plot={plot} />
        <PlotButtons {...{ plot, window, actions }} draw={ink?.button} readOver={ink?.read} />
      </figcaption>
      <div className="relative mt-1 h-[180px] max-tablet:h-[150px]">
        <PlotGrid window={window} />
        <PlotCurves {...{ plot, window }} />
        <PlotTrace {...{ plot, window, actions }} />
        <PlotNow {...{ plot, window, handle }} />
        <PlotPoints {...{ plot, window, handle }} />
        {ink?.layer}
      </div>
      <PlotAxis window={window} unit={plot.x.unit} />
      {ink?.foot}
      <PlotTable {...{ plot, window }} />
    </figure>
  );
}
