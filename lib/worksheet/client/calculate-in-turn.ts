import type { MathWorker } from '@/lib/math/client/supervise-worker';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { changeBetween } from '../change-between';
import type { SheetCell } from '../sheet-document';
import type { ChosenSettings } from '../sheet-settings';

type Task = {
  cells: readonly SheetCell[];
  settings: ChosenSettings;
  done: (results: ReadonlyMap<string, CellResult>) => void;
};

/**
 * Calculates one sheet after the other in one worker, for a view of many sheets on a device of few cores. Copies of the
 * same sheet have most lines in common, so little is to be done for each.
 */
export function createTurns(createWorker: () => MathWorker) {
  const waiting = new Map<string, Task>();
  let worker: MathWorker | null = null;
  let running: Task | null = null;
  let known: readonly SheetCell[] = [];
  let results = new Map<string, CellResult>();

  const begin = (): MathWorker => {
    const made = createWorker();
    known = [];
    results = new Map();
    made.onResults((came, isDone) => {
      for (const result of came) results.set(result.id, result);
      if (isDone) finish();
    });
    return made;
  };
  const finish = () => {
    const task = running;
    running = null;
    if (task !== null) task.done(pick(results, task.cells));
    next();
  };
  const next = () => {
    const [entry] = waiting;
    if (running !== null || entry === undefined) return;
    const [key, task] = entry;
    waiting.delete(key);
    worker ??= begin();
    running = task;
    const change = changeBetween(known, task.cells);
    known = task.cells;
    for (const id of change?.remove ?? []) results.delete(id);
    worker.apply({ settings: task.settings, ...change });
  };

  return {
    /** Calculates a sheet; what still waits under the same key gives way to it. */
    calculate: (key: string, task: Task): void => {
      waiting.set(key, task);
      next();
    },
    forget: (key: string): void => void waiting.delete(key),
    close: (): void => {
      waiting.clear();
      running = null;
      worker?.close();
      worker = null;
    },
  };
}

function pick(results: ReadonlyMap<string, CellResult>, cells: readonly SheetCell[]) {
  const own = new Map<string, CellResult>();
  for (const { id } of cells) {
    const result = results.get(id);
    if (result !== undefined) own.set(id, result);
  }
  return own;
}
