import type { StepFault } from '../compare/faults/step-faults';
import type { Counterexample } from '../compare/relation';
import type { Plot } from '../plot/plot';
import type { Documentation } from '../show/describe-function';
import type { FractionForms } from '../show/fraction-forms';
import type { CellError } from '../errors/cell-error';

export type ResultKind =
  | 'empty'
  | 'number'
  | 'fraction'
  | 'quantity'
  | 'uncertain'
  | 'boolean'
  | 'text'
  | 'list'
  | 'matrix'
  | 'complex'
  | 'function'
  /** A definition with one name that has no value, such as `y = 2x + 1`: see `of` and `plot`. */
  | 'function-of'
  | 'expression'
  | 'equation'
  | 'solutions'
  | 'help'
  | 'derivation'
  | 'plot'
  | 'table'
  | 'error';

/** Something true about a result that a person might not expect. The place counts from 0. */
export type Notice = {
  kind:
    | 'sign-before-power'
    | 'fraction-factor'
    | 'infinite'
    | 'hidden-by-rounding'
    | 'logarithm-base'
    | 'sample-spread'
    | 'unit-or-name'
    | 'clock-or-quotient'
    | 'thousands-or-decimals'
    | 'radians'
    | 'equation'
    | 'solutions'
    | 'column-name'
    | 'column-unit'
    | 'temperature-difference'
    | 'absolute-temperature'
    | 'percent-of-left'
    | 'too-small'
    | 'per-mole'
    | 'uncertain-digits';
  message: string;
  start: number;
  length: number;
  repair?: { label: string; source: string };
  /** The name that it is about: a page shows one such notice for a name. */
  name?: string;
};

/** How a line of a derivation begins; null for the first. */
export type StepSign = '=' | '≈' | '<' | '≤' | '>' | '≥' | '⇒' | '⇔';

/**
 * Whether a line follows from the one before. `about` is to 1 %, `rounded` to the figures that are typed, `here`
 * only at the values of the sheet, `one-way` without the way back.
 */
export type StepOutcome =
  | 'start'
  | 'follows'
  | 'rounded'
  | 'about'
  | 'here'
  | 'one-way'
  | 'fails'
  | 'not-proven'
  | 'error';

/** One line of a derivation. */
export type DerivationStep = {
  sign: StepSign | null;
  tex: string | null;
  reading: string | null;
  outcome: StepOutcome;
  /** Why it fails, in numbers: `first` is the line above. For equations both say whether the numbers solve them. */
  counterexample: Counterexample | null;
  isEquation: boolean;
  /** Of the first line that fails: why. */
  fault?: StepFault;
  /** What is wrong with the line itself. */
  error: CellError | null;
};

/** One column of a table. */
export type TableColumn = {
  /** Null where the header is a title that no formula can name. */
  name: string | null;
  /** The name and its formula as TeX and as typed; null for a title. */
  tex: string | null;
  reading: string | null;
  /** The unit for people; empty for none. */
  unit: string;
  /** Its entries are words. */
  isText: boolean;
  /** The values of a column that calculates, without their unit; null for one that is typed. */
  shown: readonly string[] | null;
  error: CellError | null;
};

/** What a cell gives: plain data that any thread can be sent. */
export type CellResult = {
  id: string;
  kind: ResultKind;
  /** How the cell was read, in plain typed form. */
  reading: string | null;
  /** That reading as TeX. */
  tex: string | null;
  /** The name that it defines; the last one of several. */
  name: string | null;
  /** All names that it defines. */
  defines: readonly string[];
  /** Names that it depends on. */
  uses: readonly string[];
  /** For machines, in full precision; lists as JSON. */
  value: string | null;
  /** The unit of `value`, as it would be typed. */
  unit: string | null;
  /** For people, in the sheet's settings. */
  shown: string | null;
  /** The result as TeX, where one line of text cannot show it well: formulas, solutions, matrices. */
  shownTex?: string;
  /** The same in the words of a screen reader; absent where `shown` is heard well. */
  shownWords?: string;
  /** Whether `shown` leaves digits of the value out. */
  isRounded: boolean;
  /** The other ways to write an exact fraction; null for all other results. */
  forms: FractionForms | null;
  notices: readonly Notice[];
  error: CellError | null;
  /** The lines of a derivation, each checked against the one before. */
  steps?: readonly DerivationStep[];
  plot?: Plot;
  /** The name that a `function-of` waits for: the page can offer to give it a value. */
  of?: string;
  /** What `?name` found. */
  help?: Documentation;
  columns?: readonly TableColumn[];
};
