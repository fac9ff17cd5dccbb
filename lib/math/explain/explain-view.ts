import type { Surroundings } from '../evaluate/evaluation';
import type { MathError } from '../errors/math-error';
import type { Statement } from '../read/node';
import type { ReadSource } from '../sheet/read-source';
import type { Value } from '../values/value';

/** A cell of the sheet as an explanation needs it. */
export type ExplainedCell = {
  id: string;
  read: ReadSource;
  /** Its statements, each in the reading that was evaluated. */
  chosen: readonly Statement[];
  values: ReadonlyMap<string, Value>;
  failure: MathError | null;
};

/** What an explanation sees of a sheet. It reads, and evaluates nothing that others see. */
export type SheetView = {
  cell: (id: string) => ExplainedCell | null;
  /** The cell that defines a name; null when none does. */
  definerOf: (name: string) => ExplainedCell | null;
  surroundings: (id: string) => Surroundings;
};
