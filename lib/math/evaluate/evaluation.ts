import type { Proof } from '../algebra/guard';
import type { Place } from '../errors/math-error';
import type { PlotWindow } from '../plot/plot';
import type { Node } from '../read/node';
import type { SheetSettings } from '../sheet/settings';
import type { FunctionValue, Value } from '../values/value';
import type { Budget } from './budget';
import type { Note } from './note';

export type Locals = ReadonlyMap<string, Value>;

/** What a cell can see of its sheet. */
export type Surroundings = {
  cellId: string;
  settings: SheetSettings;
  /** The value of a name of the sheet; null when no cell defines it. Throws when its own cell has an error. */
  lookup: (name: string) => Value | null;
  /** All names of the sheet, for suggestions. */
  names: () => Iterable<string>;
  /** Checks results of algebra before they are shown; absent where nothing is shown. */
  proof?: Proof;
  /** In a column of a table lists are multiplied, divided and raised entry by entry. */
  isByRow?: boolean;
  /** What a reader has in sight of the plot in this cell; absent for the whole plot. */
  window?: PlotWindow | undefined;
};

/** What the parts of an evaluation ask of the whole; `Evaluator` keeps these promises. */
export type Evaluation = {
  readonly settings: SheetSettings;
  readonly budget: Budget;
  readonly surroundings: Surroundings;
  readonly isComplex: boolean;
  readonly isByRow: boolean;
  evaluate: (node: Node, locals?: Locals) => Value;
  /** As `evaluate`, for what must be a yes or a no. */
  truth: (node: Node, locals: Locals) => boolean;
  /** The value of a name: a parameter, a name of the sheet, a constant, a unit, a function; null for nothing. */
  resolve: (name: string, isUnit: boolean, locals: Locals) => Value | null;
  /** Keeps what a value tells; one note of a kind is enough. */
  note: (note: Note) => void;
  builtIn: (name: string, args: Value[], place: Place) => Value;
  /** Calls a function of the sheet, or a built-in one. */
  callFunction: (target: FunctionValue, args: Value[], place: Place | null) => Value;
};
