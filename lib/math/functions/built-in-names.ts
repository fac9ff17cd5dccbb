import { mathjs } from '../evaluate/mathjs';
import { builtInNames, findBuiltIn } from './registry';

const logBase = /^(?:log|ln)_(\d+(?:_\d+)?)$/;

/** The base of `log_2`; null for other names. */
export const baseOf = (name: string): number | null => {
  const digits = logBase.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
};

export const isBuiltIn = (name: string): boolean => findBuiltIn(name) !== null || baseOf(name) !== null;

/** Whether mathjs has a function of that name that a sheet does not offer. */
export const isWithheld = (name: string): boolean =>
  !isBuiltIn(name) &&
  Object.hasOwn(mathjs, name) &&
  typeof (mathjs as unknown as Record<string, unknown>)[name] === 'function';

/** Functions that people write often, to find the one that a slip of the finger meant. */
export const wellKnownFunctions = (): string[] => builtInNames().filter((name) => name.length > 2);
