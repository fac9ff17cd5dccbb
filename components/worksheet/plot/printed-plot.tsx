import { PlotView } from '@/components/worksheet/plot/plot-view';
import type { Plot } from '@/lib/math/plot/plot';
import { computedWindow } from '@/lib/worksheet/plot/window';

/** A plot on paper. */
export function PrintedPlot({ plot }: { plot: Plot }) {
  return <PlotView plot={plot} window={computedWindow(plot)} actions={null} handle={null} />;
}
