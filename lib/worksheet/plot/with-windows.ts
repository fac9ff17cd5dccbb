import type { PlotWindow } from '@/lib/math/plot/plot';
import type { SheetCell } from '../sheet-document';
import { keptWindow, typedRange } from './window';

/** What a reader has in sight of plots, by cell, each for the source for which it was chosen; null is the whole. */
export type ChosenWindows = ReadonlyMap<string, { source: string; window: PlotWindow | null }>;

/** The cells with the windows of this reader in place of those that are kept. Others stay the same objects. */
export function withWindows(cells: readonly SheetCell[], chosen: ChosenWindows): readonly SheetCell[] {
  if (chosen.size === 0) return cells;
  return cells.map((cell) => {
    const own = chosen.get(cell.id);
    if (own === undefined || typedRange(own.source) !== typedRange(cell.source)) return cell;
    const window = own.window === null ? undefined : keptWindow(own.window, own.source);
    return { ...cell, options: { ...cell.options, window } };
  });
}
