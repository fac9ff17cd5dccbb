'use client';

import { PlotView } from '@/components/worksheet/plot/plot-view';
import { usePlotInk } from '@/components/worksheet/plot/use-plot-ink';
import { usePlotWindow } from '@/components/worksheet/plot/use-plot-window';
import type { WindowChoice } from '@/components/worksheet/plot/use-plot-windows';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import type { Plot } from '@/lib/math/plot/plot';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type LivePlotProps = {
  plot: Plot;
  cell: SheetCell;
  /** What the cell is called, such as *Line 3*. */
  label: string;
  mayEdit: boolean;
  choice: WindowChoice;
  slides: SlideActions;
};

/** A plot in the hand: what is in sight moves, and so do the names that it shows. */
export function LivePlot({ plot, cell, label, mayEdit, choice, slides }: LivePlotProps) {
  const { window, actions, hold } = usePlotWindow({ plot, cell, mayEdit, choice });
  const ink = usePlotInk({ plot, cell, label, window, actions });
  return <PlotView {...{ plot, window, actions, ink }} handle={mayEdit ? { slides, hold } : null} />;
}
