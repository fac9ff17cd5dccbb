import { isProse, numberCells } from '../number-cells';
import type { CellKind, SheetCell } from '../sheet-document';
import { writerOf } from '../writer-of';

/** A line that somebody wrote or changed. */
export type LineChange = {
  readonly id: string;
  /** Its number beside the sheet; null for texts and headings, which count apart. */
  readonly number: number | null;
  readonly kind: CellKind;
  readonly source: string;
  /** What stood there before; null for a new line. */
  readonly was: string | null;
  /** The uid of who wrote it last; null where the line does not say. */
  readonly writer: string | null;
};

/** The lines that are new or read otherwise, in the order of the sheet. A line that only moved has not changed. */
export function listLineChanges(before: readonly SheetCell[], after: readonly SheetCell[]): LineChange[] {
  const old = new Map(before.map(({ id, source }) => [id, source]));
  const numbers = numberCells(after);
  return after
    .filter(({ id, source }) => source.trim() !== '' && old.get(id) !== source)
    .map((cell) => {
      const { id, kind, source } = cell;
      const was = old.get(id);
      return {
        ...{ id, kind, source, writer: writerOf(cell) },
        number: isProse(kind) ? null : (numbers.get(id) ?? null),
        // A line that was empty is as good as new.
        was: was === undefined || was.trim() === '' ? null : was,
      };
    });
}
