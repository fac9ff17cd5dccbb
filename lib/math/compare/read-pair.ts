import { Budget } from '../evaluate/budget';
import { findUnit } from '../units/find-unit';
import { isCallable, isFunctionAlone } from '../functions/built-in-names';
import { lettersOf } from '../read/doubts/word-parts';
import { defaultSheetSettings, type SheetSettings } from '../sheet/settings';
import { namesIn, nodesOf, type Claim } from './claim';
import { functionsIn, withFactors } from './factors-before-brackets';
import { isMathConstant, type Scope } from './probe';
import { withOneSpelling } from './index-spelling';
import { readClaim, type ReadClaim } from './read-claim';

/** Two texts without a sheet around them, read with one understanding of their names. */
export type ReadPair = { first: Claim; second: Claim; scope: Scope; bound: ReadonlySet<string> };

type PairOptions = {
  settings?: Partial<SheetSettings> | undefined;
  /** Letters that stand alone are units: for answers that are quantities. */
  isQuantity?: boolean;
};

/**
 * A letter that stands free in one of the texts is an unknown in both, also right behind a number: in `a + 2a` there
 * are no years. An equation without any other unknown is about the letter behind its number.
 */
export function readPair(one: string, other: string, options: PairOptions = {}): ReadPair {
  const settings = { ...defaultSheetSettings, ...options.settings };
  const first = readBoth([one, other], settings.decimalSign);
  const isUnit = (name: string) => options.isQuantity === true && findUnit(name) !== null;
  const found = namesIn(first.flatMap(({ claim }) => nodesOf(claim)))
    .filter(({ name, isCall }) => {
      const isFunction = isCall ? isCallable(name) : isFunctionAlone(name);
      return !isMathConstant(name) && !isFunction && !isUnit(name);
    })
    .map(({ name }) => name);
  // Beside an a, a b and a c the word `abc` is their product.
  const free = found.filter((name) => {
    const letters = lettersOf(name);
    return letters.length === 0 || !letters.every((letter) => found.includes(letter));
  });
  const isAboutLetter = free.length === 0 && first.some(({ claim }) => claim.kind === 'statement');
  const bound = new Set(isAboutLetter ? first.flatMap(({ tightUnits }) => tightUnits) : free);
  const [x, y] = readBoth([one, other], settings.decimalSign, bound).map(({ claim }) => claim);
  return {
    first: x ?? { kind: 'set', entries: [] },
    second: y ?? { kind: 'set', entries: [] },
    scope: scopeWithoutSheet(settings, bound),
    bound,
  };
}

/** Reads both texts; a letter before a bracket is a factor, unless one of them says what it does. */
function readBoth(
  texts: readonly string[],
  decimalSign: '.' | ',',
  bound?: ReadonlySet<string>,
): ReadClaim[] {
  const read = texts.map((text) => readClaim(text, decimalSign, bound && { bound }));
  const isFunction = functionsIn(read.map(({ claim }) => claim));
  const claims = withOneSpelling(read.map(({ claim }) => withFactors(claim, isFunction)));
  return read.map((one, at) => ({ ...one, claim: claims[at] ?? one.claim }));
}

/** A scope in which nothing is defined but what everybody knows. */
const scopeWithoutSheet = (settings: SheetSettings, unknowns: ReadonlySet<string>): Scope => ({
  settings,
  lookup: () => null,
  definition: () => null,
  names: () => [],
  isUnknown: (name) => unknowns.has(name),
  budget: new Budget(),
});
