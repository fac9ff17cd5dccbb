import type { CellResult } from '../sheet/cell-result';
import type { SheetChange } from '../sheet/create-sheet';

/** What a page tells its worker. Turns count from 1, so that an answer can be told from a late one. */
export type ToWorker = { turn: number; change: SheetChange };

/** What a worker answers; `turn: null` once, when it is ready. */
export type FromWorker = { turn: null } | { turn: number; results: CellResult[] };
