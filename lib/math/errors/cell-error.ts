/** What went wrong, by kind. Tests, help and colours depend on it; the words are for people. */
export type ErrorClass =
  | 'syntax'
  | 'undefined-symbol'
  | 'undefined-function'
  | 'argument-count'
  | 'argument-type'
  | 'dimension-mismatch'
  | 'matrix-size'
  | 'singular-matrix'
  | 'index-range'
  | 'domain'
  | 'division-by-zero'
  | 'empty-data'
  | 'not-boolean'
  | 'duplicate-definition'
  | 'cycle'
  | 'too-large'
  | 'too-slow'
  | 'not-supported';

/** A change that mends a cell with one press: the new text of the whole cell. */
type Repair = { label: string; source: string };

/** An error of a cell with its place in the typed text; `start` counts from 0. */
export type CellError = {
  class: ErrorClass;
  start: number;
  length: number;
  message: string;
  /** The likeliest repair, and all where several readings are possible. */
  repair?: Repair;
  repairs?: readonly Repair[];
};
