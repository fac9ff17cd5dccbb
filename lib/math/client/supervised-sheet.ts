import type { SheetCell } from '../sheet/cell';
import type { SheetChange } from '../sheet/create-sheet';
import { checkSettings, defaultSheetSettings, type SheetSettings } from '../sheet/settings';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * A sheet as its supervisor knows it: its cells, what a worker does with them, and which cells cost too much. It knows
 * no worker and no clock. Throws a `RangeError` for settings that no sheet can have.
 */
export function createSupervisedSheet(first: Partial<SheetSettings> = {}) {
  const cells = new Map<string, SheetCell>();
  const stopped = new Set<string>();
  let settings = checkSettings({ ...defaultSheetSettings, ...first });
  let pending = new Set<string>();
  let run = 0;
  let done = 0;
  let isCareful = false;
  /** The cell that the worker has announced. */
  let at: string | null = null;

  return {
    isDone: (): boolean => run === done,
    /** All of it, for a worker that begins. */
    open: (): ToWorker => {
      run += 1;
      return { kind: 'open', run, settings, cells: [...cells.values()], stopped: [...stopped], isCareful };
    },
    /** Changes it, and gives what the worker has to know. Throws a `RangeError` as above. */
    apply: (change: SheetChange): ToWorker => {
      if (change.settings) settings = checkSettings({ ...settings, ...change.settings });
      for (const id of change.remove ?? []) {
        cells.delete(id);
        stopped.delete(id);
      }
      for (const cell of change.set ?? []) {
        if (cells.get(cell.id)?.source !== cell.source) stopped.delete(cell.id);
        cells.set(cell.id, cell);
      }
      run += 1;
      return { kind: 'change', run, change };
    },
    hear: (message: FromWorker): void => {
      if (message.kind === 'planned') pending = new Set(message.ids);
      if (message.kind === 'at') at = message.id;
      if (message.kind !== 'results') return;
      for (const { id } of message.results) pending.delete(id);
      if (!message.isDone || message.run !== run) return;
      done = run;
      isCareful = false;
      at = null;
    },
    /** Stops what a worker could not finish: the announced cell, or all that wait after the sheet's time. */
    stopGuilty: (reason: 'cell' | 'sheet'): void => {
      if (reason === 'sheet') for (const id of pending) stopped.add(id);
      else if (isCareful && at !== null) stopped.add(at);
      isCareful = true;
      at = null;
    },
  };
}
