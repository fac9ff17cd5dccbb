import type { SheetCell } from '../sheet/cell';
import type { CellResult } from '../sheet/cell-result';
import type { SheetChange } from '../sheet/create-sheet';
import { mergeChanges } from './merge-changes';
import { stoppedResult } from './stopped-result';
import type { FromWorker, ToWorker } from './worker-messages';

type EngineWorker = { post: (message: ToWorker) => void; kill: () => void };

export type Spawn = (events: {
  onMessage: (message: FromWorker) => void;
  onCrash: () => void;
}) => EngineWorker;

/** The engine of one sheet, wherever it runs. */
export type MathWorker = {
  apply: (change: SheetChange) => void;
  /** Hears the results that a change touched. Returns the way to stop. */
  onResults: (listener: (results: readonly CellResult[]) => void) => () => void;
  close: () => void;
};

/** How long one cell may take, and a change of several (ms). */
const limits = { cell: 1000, sheet: 5000 };

type Running = { worker: EngineWorker; isReady: boolean };

/**
 * Sends changes to a worker one after the other. One that hangs or crashes is killed. Then a spare one gets all other
 * cells, and the suspects one by one: the guilty cell is named, and all others keep their results. A cell that was
 * stopped is tried again when its text changes.
 */
export function superviseWorkers(spawn: Spawn): MathWorker {
  const cells = new Map<string, string>();
  const listeners = new Set<(results: readonly CellResult[]) => void>();
  let settings: SheetChange['settings'];
  let queue: SheetChange[] = [];
  let current: SheetChange | null = null;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isClosed = false;

  const start = (): Running => {
    const worker = spawn({
      onMessage: (message) => {
        if (message.turn === null) {
          own.isReady = true;
          if (own === active) watch();
        } else if (own === active && message.turn === turn) finish(message.results);
      },
      onCrash: () => {
        if (own === active) replace();
      },
    });
    const own: Running = { worker, isReady: false };
    return own;
  };
  let active = start();
  let spare: Running | null = null;

  const tell = (results: readonly CellResult[]) => listeners.forEach((listener) => listener(results));

  /** The time of a cell begins when its worker can hear: loading the engine is no cell's fault. */
  function watch(): void {
    if (current === null || timer !== null || !active.isReady) return;
    timer = setTimeout(replace, (current.set?.length ?? 0) <= 1 ? limits.cell : limits.sheet);
  }

  function stopWatching(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function sendNext(): void {
    if (current !== null || isClosed) return;
    current = queue.shift() ?? null;
    if (current === null) return;
    turn += 1;
    active.worker.post({ turn, change: current });
    watch();
  }

  function finish(results: readonly CellResult[]): void {
    stopWatching();
    current = null;
    tell(results);
    // Once there are results, there is time to warm up another.
    spare ??= start();
    sendNext();
  }

  function replace(): void {
    stopWatching();
    if (isClosed) return;
    active.worker.kill();
    const suspects = current?.set ?? [];
    current = null;
    active = spare ?? start();
    spare = null;
    if (suspects.length === 1) stop(suspects);
    const others = listBeside(new Set(suspects.map(({ id }) => id)));
    const singly = suspects.length > 1 ? suspects.map((cell): SheetChange => ({ set: [cell] })) : [];
    queue = [{ set: others, ...(settings && { settings }) }, ...singly, ...queue];
    sendNext();
  }

  function stop(guilty: readonly SheetCell[]): void {
    for (const { id } of guilty) cells.delete(id);
    tell(guilty.map(({ id }) => stoppedResult(id)));
  }

  const listBeside = (suspects: ReadonlySet<string>): SheetCell[] =>
    [...cells].filter(([id]) => !suspects.has(id)).map(([id, source]) => ({ id, source }));

  return {
    apply: (change) => {
      for (const id of change.remove ?? []) cells.delete(id);
      for (const { id, source } of change.set ?? []) cells.set(id, source);
      if (change.settings) settings = { ...settings, ...change.settings };
      const last = queue.pop();
      queue.push(last === undefined ? change : mergeChanges(last, change));
      sendNext();
    },
    onResults: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      stopWatching();
      active.worker.kill();
      spare?.worker.kill();
      listeners.clear();
    },
  };
}
