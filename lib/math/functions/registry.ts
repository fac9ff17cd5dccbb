import { documentedName, otherNames } from './aliases';
import type { BuiltIn } from './built-in';
import { chemistry } from './chemistry';
import { collections } from './collections';
import { distributionFunctions } from './distribution-functions';
import { elementary } from './elementary';
import { finance } from './finance';
import { matrices } from './matrices';
import { regressions } from './regression';
import { statistics } from './statistics';
import { tTests } from './t-test';
import { trigonometry } from './trigonometry';
import { wholeNumbers } from './whole-numbers';

/**
 * The allow-list: every function that a cell can call. A name that is not here does not exist for a sheet, whatever
 * mathjs offers.
 */
const registry: ReadonlyMap<string, BuiltIn> = new Map(
  [
    elementary,
    trigonometry,
    statistics,
    regressions,
    distributionFunctions,
    tTests,
    finance,
    chemistry,
    matrices,
    wholeNumbers,
    collections,
  ].flatMap((table) => Object.entries(table)),
);

/** The built-in function of that name; `log_2` and its kind are logarithms to that base. */
export const findBuiltIn = (name: string): BuiltIn | null =>
  registry.get(name) ?? registry.get(documentedName(name) ?? '') ?? null;

export const builtInNames = (): string[] => [...registry.keys(), ...otherNames()];
