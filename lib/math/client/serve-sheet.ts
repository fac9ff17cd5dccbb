import type { CellResult } from '../sheet/cell-result';
import { createSheet, type Sheet, type SheetChange } from '../sheet/create-sheet';
import { listNames } from '../show/list-names';
import type { FromWorker, ToWorker } from './worker-messages';

/** After so many milliseconds a worker sends what it has and looks for new messages. */
const slice = 40;
/** So many cells are read before the page hears that they were. */
const part = 200;

type Surroundings = {
  post: (message: FromWorker) => void;
  /** Only decides when results are sent, never what they are. */
  now: () => number;
  /** Runs something after the messages that wait. */
  later: (run: () => void) => void;
};

/** The inside of a worker: takes messages, evaluates in slices, sends results of changed cells. */
export function serveSheet({ post, now, later }: Surroundings): (message: ToWorker) => void {
  let sheet: Sheet = createSheet();
  let waiting: readonly string[] = [];
  let run = 0;
  let isCareful = false;
  let isScheduled = false;
  let asked: { run: number; id: string }[] = [];

  /** A cell is explained by results, so a question waits for those that are under way. */
  const explain = () => {
    if (waiting.length > 0) return;
    for (const { run: to, id } of asked) post({ kind: 'explained', run: to, explanation: sheet.explain(id) });
    asked = [];
  };
  const evaluate = () => {
    isScheduled = false;
    const until = now() + slice;
    const results: CellResult[] = [];
    for (const id of waiting) {
      if (results.length > 0 && now() >= until) break;
      if (isCareful) post({ kind: 'at', id });
      results.push(sheet.evaluate(id));
    }
    waiting = waiting.slice(results.length);
    if (waiting.length > 0) schedule();
    else isCareful = false;
    post({ kind: 'results', run, results, isDone: waiting.length === 0 });
    explain();
  };
  const schedule = () => {
    if (!isScheduled) later(evaluate);
    isScheduled = true;
  };
  const read = (change: SheetChange) => {
    readInParts(sheet, change, () => post({ kind: 'reading' }));
    waiting = sheet.plan();
    post({ kind: 'planned', run, ids: waiting });
  };
  const take = (change: SheetChange) => {
    read(change);
    if (!isScheduled) evaluate();
  };
  const open = ({ settings, cells, stopped, isCareful: isWary }: ToWorker & { kind: 'open' }) => {
    sheet = createSheet(settings);
    isCareful = isWary;
    read({ set: cells });
    for (const id of stopped) sheet.stop(id);
    take({});
  };

  warmUp();
  return (message) => {
    if (message.kind === 'explain') {
      asked.push(message);
      explain();
    } else if (message.kind === 'names') post({ kind: 'named', run: message.run, names: listNames() });
    else if (message.kind === 'typeset')
      post({ kind: 'typeset', run: message.run, line: sheet.typeset(message.id) });
    else {
      run = message.run;
      if (message.kind === 'change') take(message.change);
      else open(message);
    }
  };
}

/** Reading a long sheet takes longer than a cell may, so the page hears between its parts. */
function readInParts(sheet: Sheet, { set = [], ...rest }: SheetChange, onPart: () => void): void {
  sheet.read({ ...rest, set: set.slice(0, part) });
  for (let from = part; from < set.length; from += part) {
    onPart();
    sheet.read({ set: set.slice(from, from + part) });
  }
}

/** The first calculations build what later ones use; they belong before the first cell. */
function warmUp() {
  createSheet().apply({
    set: ['2.4 kg * 9.81 m/s^2', 'sin(1) + sqrt(2)', '[1, 2; 3, 4] * [5, 6; 7, 8]'].map((source, at) => ({
      id: String(at),
      source,
    })),
  });
}
