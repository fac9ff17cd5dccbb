import type { Explanation } from '../explain/explanation';
import type { SheetCell } from '../sheet/cell';
import type { CellResult } from '../sheet/cell-result';
import type { SheetChange } from '../sheet/create-sheet';
import { checkSettings, defaultSheetSettings, type SheetSettings } from '../sheet/settings';
import type { KnownName } from '../show/list-names';
import type { TypesetLine } from '../show/typeset-line';
import { askWorker } from './ask-worker';
import type { FromWorker, WorkerPort } from './worker-messages';

/** Milliseconds that one cell and one change of a sheet may take. */
export const mathBudget = { cell: 1_000, sheet: 5_000 };

type ResultsListener = (results: readonly CellResult[], isDone: boolean) => void;

/** A sheet that calculates in a worker. */
export type MathWorker = {
  /** Results come to the listeners. Throws a `RangeError` for settings that no sheet can have. */
  apply: (change: SheetChange) => void;
  /** Gives the function that ends the subscription. `isDone` tells that nothing waits any longer. */
  onResults: (listener: ResultsListener) => () => void;
  /** How a cell came to its result; null where nothing can be said, and when the worker is ended before it answers. */
  explain: (id: string) => Promise<Explanation | null>;
  /** The functions and units that every sheet knows; none where the worker is ended before it answers. */
  names: () => Promise<readonly KnownName[]>;
  /** What a page needs to set a line; null where it cannot be read. */
  typeset: (id: string) => Promise<TypesetLine | null>;
  close: () => void;
};

type Surroundings = {
  spawn: () => WorkerPort;
  settings?: Partial<SheetSettings>;
  setTimer?: (run: () => void, milliseconds: number) => () => void;
};

const setRealTimer = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

type Live = { port: WorkerPort; isReady: boolean };

/**
 * Keeps one worker and one warm spare. A worker that says nothing for the time of a cell, or takes longer than the
 * time of a sheet, is ended; the spare takes over with the same cells. It announces each cell first, so that a
 * second ending names the guilty one. That cell is stopped until its text changes, and all others keep their
 * results.
 */
export function superviseWorker({
  spawn,
  settings: first = {},
  setTimer = setRealTimer,
}: Surroundings): MathWorker {
  const cells = new Map<string, SheetCell>();
  const stopped = new Set<string>();
  const listeners = new Set<ResultsListener>();
  let settings = checkSettings({ ...defaultSheetSettings, ...first });
  let pending = new Set<string>();
  let run = 0;
  let done = 0;
  let isCareful = false;
  let at: string | null = null;
  let endCell: (() => void) | null = null;
  let endSheet: (() => void) | null = null;
  let spare: Live | null = null;
  const asked = askWorker<string, Explanation>(
    (to, id) => current.port.post({ kind: 'explain', run: to, id }),
    setTimer,
  );
  const named = askWorker<undefined, readonly KnownName[]>(
    (to) => current.port.post({ kind: 'names', run: to }),
    setTimer,
  );
  const typeset = askWorker<string, TypesetLine>(
    (to, id) => current.port.post({ kind: 'typeset', run: to, id }),
    setTimer,
  );
  let current = start();
  open();

  function start(): Live {
    const live: Live = { port: spawn(), isReady: false };
    live.port.onMessage((message) => {
      if (message.kind === 'ready') live.isReady = true;
      if (live === current) receive(message);
    });
    return live;
  }

  function open() {
    run += 1;
    const all = [...cells.values()];
    current.port.post({ kind: 'open', run, settings, cells: all, stopped: [...stopped], isCareful });
    watch();
  }

  /** Starts the clocks, once the worker has started: loading it is nobody's fault. */
  function watch() {
    if (!current.isReady || run === done) return;
    endCell?.();
    endCell = setTimer(() => replace('cell'), mathBudget.cell);
    endSheet ??= setTimer(() => replace('sheet'), mathBudget.sheet);
  }

  function rest() {
    endCell?.();
    endSheet?.();
    [endCell, endSheet] = [null, null];
  }

  function receive(message: FromWorker) {
    if (message.kind === 'planned') pending = new Set(message.ids);
    if (message.kind === 'at') at = message.id;
    if (message.kind === 'explained') asked.answer(message.run, message.explanation);
    if (message.kind === 'named') named.answer(message.run, message.names);
    if (message.kind === 'typeset') typeset.answer(message.run, message.line);
    if (message.kind === 'results') {
      for (const { id } of message.results) pending.delete(id);
      if (message.isDone && message.run === run) finish();
      for (const listener of listeners) listener(message.results, run === done);
    }
    watch();
    if (message.kind === 'ready') spare ??= start();
  }

  function finish() {
    done = run;
    isCareful = false;
    at = null;
    rest();
  }

  /**
   * Ends the worker. What it cannot finish is stopped: the announced cell, or all that wait after the sheet's time.
   */
  function replace(reason: 'cell' | 'sheet') {
    rest();
    if (reason === 'sheet') for (const id of pending) stopped.add(id);
    else if (isCareful && at !== null) stopped.add(at);
    isCareful = true;
    at = null;
    asked.giveUp();
    named.giveUp();
    typeset.giveUp();
    current.port.terminate();
    const next = spare ?? start();
    spare = null;
    current = next;
    if (next.isReady) spare = start();
    open();
  }

  return {
    apply: (change) => {
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
      current.port.post({ kind: 'change', run, change });
      watch();
    },
    onResults: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    explain: asked.ask,
    names: async () => (await named.ask(undefined)) ?? [],
    typeset: typeset.ask,
    close: () => {
      rest();
      asked.giveUp();
      named.giveUp();
      typeset.giveUp();
      listeners.clear();
      current.port.terminate();
      spare?.port.terminate();
    },
  };
}
