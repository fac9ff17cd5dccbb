import { hasMathjs } from '../evaluate/mathjs';
import { builtInNames, findBuiltIn } from './registry';

const logBase = /^(?:log|ln)_(\d+(?:_\d+)?)$/;

/** The base of `log_2`; null for other names. */
export const baseOf = (name: string): number | null => {
  const digits = logBase.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
};

export const isBuiltIn = (name: string): boolean => findBuiltIn(name) !== null || baseOf(name) !== null;

/** Whether a name without brackets is the function; `rate` and its kind are free for values until they are called. */
export const isFunctionAlone = (name: string): boolean => {
  const found = findBuiltIn(name);
  return found !== null && found.least <= 1;
};

/** Functions of one letter, which is mostly a name: only a call with fitting values means them. */
export const letterFunctions: ReadonlyMap<string, string> = new Map([
  ['C', 'nCr'],
  ['P', 'nPr'],
  ['σ', 'pstdev'],
  ['M', 'molarmass'],
]);

/** Whether a call of that name can be a function that every sheet has. */
export const isCallable = (name: string): boolean => isBuiltIn(name) || letterFunctions.has(name);

/** Whether mathjs has a function of that name that a sheet does not offer. */
export const isWithheld = (name: string): boolean => !isBuiltIn(name) && hasMathjs(name);

/** Functions that people write often, to find the one that a slip of the finger meant. */
export const wellKnownFunctions = (): string[] => builtInNames().filter((name) => name.length > 2);

const likeness = (name: string) => name.replaceAll('_', '').toLowerCase();
let byLikeness: ReadonlyMap<string, string> | null = null;
const aliases = new Map([['avg', 'mean']]);

/** The built-in function that a name means, whatever its capitals and underscores: `is_prime`, `SQRT`. */
export function builtInLike(name: string): string | null {
  if (name.length < 3) return null;
  byLikeness ??= new Map(builtInNames().map((known) => [likeness(known), known]));
  const plain = likeness(name);
  return aliases.get(plain) ?? byLikeness.get(plain) ?? null;
}
