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
};
