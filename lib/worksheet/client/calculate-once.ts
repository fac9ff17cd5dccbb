import { createMathWorker } from '@/lib/math/client/create-math-worker';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { changeBetween } from '../change-between';
import type { SheetCell } from '../sheet-document';
import type { ChosenSettings } from '../sheet-settings';

/** The results of a sheet that nobody writes in, by the ids of its cells. The worker's own budget limits the wait. */
export async function calculateOnce(
  cells: readonly SheetCell[],
  settings: ChosenSettings,
): Promise<ReadonlyMap<string, CellResult>> {
  const change = changeBetween([], cells);
  if (change === null) return new Map();
  const worker = createMathWorker(settings);
  const results = new Map<string, CellResult>();
  await new Promise<void>((resolve) => {
    worker.onResults((came, isDone) => {
      for (const result of came) results.set(result.id, result);
      if (isDone) resolve();
    });
    worker.apply(change);
  });
  worker.close();
  return results;
}
