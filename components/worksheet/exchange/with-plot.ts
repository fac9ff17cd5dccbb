import { overPlot, plotSvg } from '@/components/worksheet/plot/plot-svg';
import type { OutgoingCell } from '@/lib/worksheet/exchange/exchange';
import { computedWindow } from '@/lib/worksheet/plot/window';

/** A cell on its way into a file. What is drawn on a plot goes with the plot: alone it says nothing. */
export function withPlot<Cell extends OutgoingCell>(cell: Cell): Cell {
  const { drawing, result } = cell;
  const plot = result?.plot;
  const over = drawing && overPlot(drawing);
  if (!over || !plot) return cell;
  return { ...cell, drawing: { ...drawing, svg: plotSvg(plot, computedWindow(plot), over) } };
}
