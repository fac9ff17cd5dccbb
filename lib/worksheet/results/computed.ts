import type { CellResult } from '@/lib/math/sheet/cell-result';

/**
 * That a result changed because of another. `beat` counts such changes, so that two in a row differ; `order` says how
 * many results lie between what was changed and this one.
 */
export type Flow = { beat: number; order: number };

/** A result, and the last one that was no error: it stays in sight until the cell is right again. */
export type Computed = { result: CellResult; lastShown: string | null; flow?: Flow };
export type Results = ReadonlyMap<string, Computed>;
