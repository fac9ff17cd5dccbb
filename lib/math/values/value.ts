import type { BigNumber, Complex } from 'mathjs';
import type { Node } from '../read/node';
import type { Quantity } from './quantity';
import type { Ratio } from './ratio';
import type { Uncertain } from './uncertain';

/** A function that a cell defines, or a built-in one by its name. */
export type FunctionValue = {
  kind: 'function';
  name: string;
  params: readonly string[];
  body: Node | null;
  /** Values of parameters around it, for a function made inside another. */
  locals: ReadonlyMap<string, Value> | null;
};

/** A formula that stays a formula, such as a derivative. */
type Formula = { kind: 'formula'; node: Node };

/** What `solve` found: rows of values by unknown; `all` when everything solves it. */
export type Solutions = { kind: 'solutions'; unknowns: readonly string[]; rows: Value[][] | 'all' };

/** A value that was told how to be shown: `to 3 sf`, `to 2 dp`, `to %`, `to hms`. Other cells see the value alone. */
type Rounded = {
  kind: 'rounded';
  value: Value;
  style: 'figures' | 'decimals' | 'percent' | 'clock';
  count: number;
};

export type Value =
  | number
  | boolean
  | string
  | Ratio
  | Quantity
  | Uncertain
  | Complex
  | BigNumber
  | Value[]
  | FunctionValue
  | Formula
  | Solutions
  | Rounded;
