import type { PlotWindow } from '../plot/plot';

/** One cell of a sheet as it is typed; without a kind it is a calculation. */
export type SheetCell = {
  id: string;
  source: string;
  /** Where it stands in the sheet, as a key that sorts; of cells with the same key the smaller id comes first. */
  ord?: string | undefined;
  kind?: 'derivation' | 'table' | undefined;
  /** What a reader has in sight of a plot; absent for the whole. */
  window?: PlotWindow | undefined;
};
