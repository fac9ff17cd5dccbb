import type { Explanation } from '../explain/explanation';
import type { SheetCell } from '../sheet/cell';
import type { CellResult } from '../sheet/cell-result';
import type { SheetChange } from '../sheet/create-sheet';
import type { KnownName } from '../show/list-names';
import type { TypesetLine } from '../show/typeset-line';
import type { SheetSettings } from '../sheet/settings';

/** What a page tells its worker. Every message has a number; the answer to it carries the same. */
export type ToWorker =
  | {
      kind: 'open';
      run: number;
      settings: SheetSettings;
      cells: readonly SheetCell[];
      /** Cells that cost too much before: they are not evaluated. */
      stopped: readonly string[];
      /** Whether each cell is announced before its evaluation, to find the one that never ends. */
      isCareful: boolean;
    }
  | { kind: 'change'; run: number; change: SheetChange }
  /** These runs have a count of their own, for they change nothing. */
  | { kind: 'explain'; run: number; id: string }
  | { kind: 'names'; run: number }
  | { kind: 'typeset'; run: number; id: string };

/** What a worker tells its page. */
export type FromWorker =
  | { kind: 'ready' }
  /** A part of a long sheet was read. */
  | { kind: 'reading' }
  /** Cells that wait for their evaluation. */
  | { kind: 'planned'; run: number; ids: readonly string[] }
  | { kind: 'at'; id: string }
  | { kind: 'results'; run: number; results: readonly CellResult[]; isDone: boolean }
  | { kind: 'explained'; run: number; explanation: Explanation | null }
  | { kind: 'named'; run: number; names: readonly KnownName[] }
  | { kind: 'typeset'; run: number; line: TypesetLine | null };

/** A worker as its supervisor sees it; a test brings its own. */
export type WorkerPort = {
  post: (message: ToWorker) => void;
  onMessage: (listener: (message: FromWorker) => void) => void;
  /** Its script could not be loaded, or threw. */
  onFailed: (listener: () => void) => void;
  /** Ends the worker at once, whatever it does. */
  terminate: () => void;
};
