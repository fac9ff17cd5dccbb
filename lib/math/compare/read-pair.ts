import { Budget } from '../evaluate/budget';
import { MathError } from '../errors/math-error';
import { findUnit } from '../units/find-unit';
import { isCallable, isFunctionAlone } from '../functions/built-in-names';
import { lettersOf } from '../read/doubts/word-parts';
import { defaultSheetSettings, type SheetSettings } from '../sheet/settings';
import { namesIn, nodesOf, type Claim } from './claim';
import { functionsIn, withFactors } from './spelling/factors-before-brackets';
import { isMathConstant, type Scope } from './probe';
import { adoptedWords, withOneSpelling, wordsBesideIndexes } from './spelling/one-spelling';
import { readClaim, type ReadClaim } from './read-claim';

/** Two texts without a sheet around them, read with one understanding of their names. */
export type ReadPair = { first: Claim; second: Claim; scope: Scope; bound: ReadonlySet<string> };

type PairOptions = {
  settings?: Partial<SheetSettings> | undefined;
  /** Letters that stand alone are units: for answers that are quantities. */
  isQuantity?: boolean;
  /** Letters right behind a number are unknowns, and no units. */
  areLetters?: boolean;
};

/**
 * Reads two texts and judges them. Where their units do not fit one another, as in `2a + 3b`, the letters behind
 * numbers are unknowns.
 */
export function judgePair<Judged>(
  one: string,
  other: string,
  options: PairOptions,
  judge: (pair: ReadPair) => Judged,
): Judged {
  try {
    return judge(readPair(one, other, options));
  } catch (error) {
    const isMisfit = error instanceof MathError && error.class === 'dimension-mismatch';
    if (!isMisfit || options.isQuantity === true) throw error;
    return judge(readPair(one, other, { ...options, areLetters: true }));
  }
}

/**
 * A letter that stands free in one of the texts is an unknown in both, also right behind a number: in `a + 2a` there
 * are no years. An equation without any other unknown is about the letter behind its number.
 */
export function readPair(one: string, other: string, options: PairOptions = {}): ReadPair {
  const settings = { ...defaultSheetSettings, ...options.settings };
  const first = readWithIndexes([one, other], settings.decimalSign);
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
  const isAboutLetter =
    options.areLetters === true ||
    (free.length === 0 && first.some(({ claim }) => claim.kind === 'statement'));
  const letters = isAboutLetter ? first.flatMap(({ tightUnits }) => tightUnits) : [];
  const bound = new Set([...free, ...letters]);
  const [x, y] = readBoth([one, other], settings.decimalSign, bound).map(({ claim }) => claim);
  return {
    first: x ?? { kind: 'set', entries: [] },
    second: y ?? { kind: 'set', entries: [] },
    scope: scopeWithoutSheet(settings, bound),
    bound,
  };
}

/** Reads both texts; beside an `E_k` the word `Ek` is that name. */
function readWithIndexes(texts: readonly string[], decimalSign: '.' | ','): ReadClaim[] {
  const read = readBoth(texts, decimalSign);
  const words = wordsBesideIndexes(read.map(({ claim }) => claim));
  if (words.length === 0) return read;
  const again = readBoth(texts, decimalSign, new Set(words));
  const adopted = adoptedWords(
    words,
    again.map(({ claim }) => claim),
  );
  return adopted.length === 0 ? read : readBoth(texts, decimalSign, new Set(adopted));
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
