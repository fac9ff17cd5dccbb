import type { BigNumber, Complex } from 'mathjs';
import type { CalendarDate } from '../dates/calendar-date';
import type { Node } from '../read/node';
import type { Percent } from './percent';
import type { Quantity } from './quantity';
import type { Ratio } from './ratio';
import type { Uncertain } from './uncertain';
import type { Whole } from './whole';

/** A function that a cell defines, or a built-in one by its name. */
export type FunctionValue = {
  kind: 'function';
  name: string;
  params: readonly string[];
  body: Node | null;
  /** Values of parameters around it, for a function made inside another. */
  locals: ReadonlyMap<string, Value> | null;
  /** A definition such as `y = 2x + 1` that waits for its only unknown name. */
  isOpen?: true;
};

/** A formula that stays a formula, such as a derivative. */
type Formula = { kind: 'formula'; node: Node };

/** What `solve` found: rows of values by unknown; `all` when everything solves it. */
export type Solutions = {
  kind: 'solutions';
  unknowns: readonly string[];
  rows: Value[][] | 'all';
  /** The solutions of one unknown as they are exactly; null where the number says it all. */
  exact?: readonly (Node | null)[];
  /** The letter in the rows that stands for any whole number. */
  wholeName?: string;
  /** Where an inequality holds, such as `x < −2 or x > 2`. */
  ranges?: Node;
};

export type RoundedStyle =
  | 'figures'
  | 'decimals'
  | 'percent'
  | 'clock'
  | 'dms'
  | 'base'
  | 'mixed'
  | 'scientific';

/**
 * A value that was told how to be shown: `to 3 sf`, `to 2 dp`, `to %`, `to hms`, `to hex`. Other cells see the value
 * alone.
 */
type Rounded = {
  kind: 'rounded';
  value: Value;
  style: RoundedStyle;
  count: number;
};

/**
 * A result in words, such as that of a test: texts and values in turn. `values` are those that other cells may ask
 * for by their place.
 */
export type Report = { kind: 'report'; parts: readonly (string | Value)[]; values: readonly Value[] };

export type Value =
  | number
  | boolean
  | string
  | Ratio
  | Whole
  | Percent
  | Quantity
  | CalendarDate
  | Uncertain
  | Complex
  | BigNumber
  | Value[]
  | FunctionValue
  | Formula
  | Solutions
  | Report
  | Rounded;
