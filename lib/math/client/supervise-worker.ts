import type { Explanation } from '../explain/explanation';
import type { CellResult } from '../sheet/cell-result';
import type { SheetChange } from '../sheet/create-sheet';
import type { SheetSettings } from '../sheet/settings';
import type { KnownName } from '../show/list-names';
import type { TypesetLine } from '../show/typeset-line';
import { setRealTimer, type SetTimer } from './real-timer';
import { createSupervisedSheet } from './supervised-sheet';
import type { FromWorker, WorkerPort } from './worker-messages';
import { createWorkerPair } from './worker-pair';
import { createWorkerQuestions } from './worker-questions';

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
  setTimer?: SetTimer;
};

/**
 * Keeps one worker and one warm spare. A worker that says nothing for the time of a cell, or takes longer than the
 * time of a sheet, is ended; the spare takes over with the same cells. It announces each cell first, so that a
 * second ending names the guilty one. That cell is stopped until its text changes, and all others keep their
 * results.
 */
export function superviseWorker({ spawn, settings, setTimer = setRealTimer }: Surroundings): MathWorker {
  const listeners = new Set<ResultsListener>();
  const sheet = createSupervisedSheet(settings);
  const workers = createWorkerPair({ spawn, setTimer, onMessage: receive, onReplaced: open });
  const questions = createWorkerQuestions(workers.post, setTimer);
  const clocks = createClocks(setTimer, replace);
  open();

  function open() {
    workers.post(sheet.open());
    watch();
  }

  /** Starts the clocks, once the worker has started: loading it is nobody's fault. */
  function watch() {
    if (workers.isReady() && !sheet.isDone()) clocks.restart();
  }

  function receive(message: FromWorker) {
    sheet.hear(message);
    questions.hear(message);
    if (message.kind === 'results') {
      const isDone = sheet.isDone();
      if (isDone) clocks.rest();
      for (const listener of listeners) listener(message.results, isDone);
    }
    watch();
    if (message.kind === 'ready') workers.warmSpare();
  }

  function replace(reason: 'cell' | 'sheet') {
    clocks.rest();
    sheet.stopGuilty(reason);
    questions.giveUp();
    workers.swap();
    open();
  }

  return {
    apply: (change) => {
      workers.post(sheet.apply(change));
      watch();
    },
    onResults: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...questions.ask,
    close: () => {
      clocks.rest();
      questions.giveUp();
      listeners.clear();
      workers.terminate();
    },
  };
}

/** The clock of a cell begins again with each sign of the worker, that of the sheet only with its work. */
function createClocks(setTimer: SetTimer, onTimeUp: (reason: 'cell' | 'sheet') => void) {
  let endCell: (() => void) | null = null;
  let endSheet: (() => void) | null = null;
  return {
    restart: () => {
      endCell?.();
      endCell = setTimer(() => onTimeUp('cell'), mathBudget.cell);
      endSheet ??= setTimer(() => onTimeUp('sheet'), mathBudget.sheet);
    },
    rest: () => {
      endCell?.();
      endSheet?.();
      [endCell, endSheet] = [null, null];
    },
  };
}
