import { plotSvg } from '@/components/worksheet/plot/plot-svg';
import type { OutgoingCell } from '@/lib/worksheet/exchange/exchange';
import { computedWindow } from '@/lib/worksheet/plot/window';

/** A cell on its way into a file. What is drawn on a plot goes with the plot: alone it says nothing. */
export function withPlot<Cell extends OutgoingCell>(cell: Cell): Cell {
  const { drawing, result } = cell;
  const plot = result?.plot;
  if (!drawing?.frame || !plot) return cell;
  const { x0: left, x1: right, y0: bottom, y1: top } = drawing.frame;
  const over = { svg: drawing.svg, part: { left, right, bottom, top } };
  return { ...cell, drawing: { ...drawing, svg: plotSvg(plot, computedWindow(plot), over) } };
}
