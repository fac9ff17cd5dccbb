import type { Plot } from '../plot/plot';
import type { Verdict } from '../compare/verdict';
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
  | 'expression'
  | 'equation'
  | 'solutions'
  | 'help'
  | 'derivation'
  | 'plot'
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
    | 'clock-or-range'
    | 'equation'
    | 'solutions';
  message: string;
  start: number;
  length: number;
  repair?: { label: string; source: string };
};

/** A line of a derivation. */
export type Step = {
  /** The sign before it; null for the first line and for a condition of its own. */
  sign: string | null;
  reading: string | null;
  tex: string | null;
  /** Whether it follows from the line before; null for the first line, and beside one that cannot be read. */
  verdict: Verdict | null;
  /** Values for which it does not, or what is wrong with the line. */
  message: string | null;
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
  /** Whether `shown` leaves digits of the value out. */
  isRounded: boolean;
  notices: readonly Notice[];
  error: CellError | null;
  /** The lines of a derivation. */
  steps?: readonly Step[];
  plot?: Plot;
};
