import { findConstant } from '../../evaluate/constants';
import { isBuiltIn } from '../../functions/built-in-names';
import { isOddUnit } from '../../units/everyday-units';
import { findUnit } from '../../units/find-unit';
import { namesInWord, possibleNames } from './name-parts';

/** What is known where a word stands. */
export type WordScope = {
  /** Whether the sheet has that name. */
  isKnown: (name: string) => boolean;
  /** Names that a formula binds, and those that are solved for. */
  bound: ReadonlySet<string>;
  /** Letters may be unknown, as in equations, in algebra and in functions. */
  isAlgebra: boolean;
  /** Names that stand by themselves in the same statement. */
  alone: ReadonlySet<string>;
};

/** Two to four letters, each with its index. */
const shape = /^(?:[Δδ]?\p{L}(?:_?\d+)?){2,4}$/u;
const part = /[Δδ]?\p{L}(?:_?\d+)?/gu;
const others: ReadonlySet<string> = new Set(
  // Greek letters by their names, and differentials.
  'beta zeta eta iota mu nu xi pi rho tau phi chi psi dx dy dz dt'.split(' '),
);

/** The letters of a word that could be a product of names, such as `mgh`; none where it is a word of its own. */
export function lettersOf(word: string): string[] {
  if (!shape.test(word) || others.has(word) || findConstant(word) !== null) return [];
  const letters = word.match(part) ?? [];
  // A difference such as ΔT is one name.
  return letters.length > 1 ? letters : [];
}

const longest = 16;

/** Constants that people write beside a name without a sign: `RT` and `GM`, but seldom h, e or i. */
export const besideNames: ReadonlySet<string> = new Set(['g', 'G', 'R']);

/** Whether a word may consist of names that have letters as their index, or that are differences as in `mcdT`. */
const isOfNames = (word: string): boolean =>
  (word.length <= longest ? /_\p{L}/u.test(word) : false) ||
  (word.length > 2 && word.length <= 6 && /d\p{L}/u.test(word) && !isBuiltIn(word));

/** All names that would change how a word is read. */
export const namesBehind = (word: string): string[] =>
  isOfNames(word) ? possibleNames(word) : lettersOf(word);

/**
 * The factors of a word that stands for their product, as Δt and m in `mΔt`; null where it is a name or a unit.
 *
 * @param isCounted whether a number stands before it, as in `2 gh`
 * @param isGlued whether it stands right behind that number, as in `4ac`
 */
export function factorsOfWord(
  word: string,
  { isKnown, bound, isAlgebra, alone }: WordScope,
  { isCounted, isGlued }: { isCounted: boolean; isGlued: boolean },
): string[] | null {
  if (isKnown(word) || bound.has(word)) return null;
  const isOwn = (letter: string) => isKnown(letter) || bound.has(letter);
  const names = isOfNames(word) ? knownNamesIn(word, isOwn) : null;
  if (names) return names;
  const letters = lettersOf(word);
  if (letters.length === 0) return null;
  const isOurs = letters.every(isOwn);
  // The area `lb` is no logarithm.
  if (isBuiltIn(word) && !isOurs) return null;
  if (findUnit(word) !== null) {
    // A weight `mg` has no milligrams, and `RT` no teslas.
    const isFormula =
      letters.some(isOwn) && letters.every((letter) => isOwn(letter) || isBeside(letter, word));
    if (isCounted) return (isFormula || isAlgebra) && isOddUnit(word) ? letters : null;
    const isBound = letters.some((letter) => bound.has(letter));
    const isHalf = letters.some(isOwn) && isOddUnit(word);
    return word !== 'kg' && (isBound || isFormula || isHalf) ? letters : null;
  }
  // A mass is no m a s s: people write a square.
  const isDoubled = letters.length > 2 && letters.some((letter, at) => letter === letters[at + 1]);
  if (isDoubled && !isAlgebra) return null;
  const isVariable = (letter: string) => isOwn(letter) || letter === 'x';
  const isConstant = (letter: string) => letter !== 'h' && findConstant(letter) !== null;
  const isMeant = letters.some(isVariable);
  if (isMeant && letters.every((letter) => isVariable(letter) || isConstant(letter))) return letters;
  if (letters.length === 2) {
    const isFormula = letters.some((letter) => isConstant(letter) && letter !== 'e' && letter !== 'i');
    const isHalf = isMeant || (isFormula && !letters.every(isConstant));
    return isAlgebra || isHalf ? letters : null;
  }
  if (!isAlgebra) return null;
  const standAlone = letters.every((letter) => alone.has(letter) || isVariable(letter) || isConstant(letter));
  // Behind a number and a blank it may be a unit with a slip, such as `5 kmh`.
  return isGlued || standAlone || (!isCounted && !isSpoken(word)) ? letters : null;
}

/** The names of the sheet in `ε_0ε_rA` or `mcdT`, with constants beside them. */
function knownNamesIn(word: string, isOwn: (name: string) => boolean): string[] | null {
  const isConstant = (name: string) =>
    besideNames.has(name) || (name.length > 1 && findConstant(name) !== null);
  const names = namesInWord(word, (name) => isOwn(name) || isConstant(name));
  return names !== null && names.length > 1 && names.some(isOwn) ? names : null;
}

/** In `x = ct` the c is the speed of light; in `cm` it never is. */
const isBeside = (letter: string, word: string): boolean =>
  besideNames.has(letter) || (letter === 'c' && (word === 'ct' || isOddUnit(word)));

/** Whether a product of small letters looks like a word that people say, such as `mas`: it may be a slip. */
export const looksSaid = (word: string): boolean => /^[a-z]{3,4}$/.test(word) && isSpoken(word);

/** Whether a word of three or four letters looks like one that people say: `tax` and `Rate`, but not `abc` or `nRT`. */
const isSpoken = (word: string): boolean => !/^[ae]?[^aeiou]+$/i.test(word) && !/\p{Ll}\p{Lu}/u.test(word);
