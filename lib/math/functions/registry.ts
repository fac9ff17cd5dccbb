import type { BuiltIn } from './built-in';
import { collections } from './collections';
import { elementary } from './elementary';
import { matrices } from './matrices';
import { statistics } from './statistics';
import { trigonometry } from './trigonometry';
import { wholeNumbers } from './whole-numbers';

/**
 * The allow-list: every function that a cell can call. A name that is not here does not exist for a sheet, whatever
 * mathjs offers.
 */
const registry: ReadonlyMap<string, BuiltIn> = new Map(
  [elementary, trigonometry, statistics, matrices, wholeNumbers, collections].flatMap((table) =>
    Object.entries(table),
  ),
);

/** The built-in function of that name; `log_2` and its kind are logarithms to that base. */
export const findBuiltIn = (name: string): BuiltIn | null => registry.get(name) ?? null;

export const builtInNames = (): string[] => [...registry.keys()];
