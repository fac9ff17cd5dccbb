import type { PlotWindow } from '../plot/plot';

/** One cell of a sheet as it is typed; without a kind it is a calculation. */
export type SheetCell = {
  id: string;
  source: string;
  kind?: 'derivation' | 'table' | undefined;
  /** What a reader has in sight of a plot; absent for the whole. */
  window?: PlotWindow | undefined;
};
