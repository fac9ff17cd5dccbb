import { isNegative, isWhole, toNumber } from './rational';
import type { Atom, Factor, Sum, Term } from './sum-types';

const isConstant = (name: string) => name === 'pi' || name === 'e' || name === 'i';

/** Whether an atom is a plain letter, not a constant. */
const isLetter = (atom: Atom) => atom.kind === 'name' && !isConstant(atom.name);

/** Whether a term has nothing but numbers, constants and whole powers of letters. */
const isPlain = ({ factors }: Term) =>
  factors.every(
    ({ atom, exponent }) =>
      (isLetter(atom) && isWhole(exponent)) ||
      (atom.kind === 'name' && isConstant(atom.name)) ||
      atom.kind === 'number',
  );

const degreeOf = ({ factors }: Term) =>
  factors.reduce((sum, { atom, exponent }) => (isLetter(atom) ? sum + toNumber(exponent) : sum), 0);

function byPowers(a: Term, b: Term): number {
  const [left, right] = [degreeOf(a), degreeOf(b)];
  if (left !== right) return right - left;
  const names = [...new Set([...a.factors, ...b.factors].map(({ key }) => key))].sort();
  const powerIn = (term: Term, name: string) => {
    const found = term.factors.find(({ key }) => key === name);
    return found ? toNumber(found.exponent) : 0;
  };
  for (const name of names) {
    const difference = powerIn(b, name) - powerIn(a, name);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The terms as a teacher writes them: powers fall, functions follow in the order in which they came, and a number
 * alone comes last. A sum begins with a term that is added, where it has one of the same degree.
 */
export function inOrder(sum: Sum): Sum {
  const plain = sum.filter((term) => isPlain(term) && degreeOf(term) > 0).sort(byPowers);
  const constants = sum.filter((term) => isPlain(term) && degreeOf(term) === 0).sort(byRoots);
  const functions = sum.filter((term) => !isPlain(term));
  const below = sum.filter((term) => isPlain(term) && degreeOf(term) < 0).sort(byPowers);
  return leadIn([...leadPositive(plain), ...leadPositive(functions), ...constants, ...below]);
}

/** Numbers before their roots: `1 + √2`. */
const byRoots = (a: Term, b: Term) => rank(a.factors) - rank(b.factors);
const rank = (factors: readonly Factor[]) =>
  factors.length === 0 ? 0 : factors.some(({ atom }) => atom.kind === 'name' && atom.name === 'i') ? 3 : 1;

/** `1 − sin(x)` for `−sin(x) + 1`. */
function leadIn(terms: Sum): Sum {
  const [first, second, ...others] = terms;
  const isTurned =
    first &&
    second &&
    others.length === 0 &&
    isNegative(first.coefficient) &&
    !isNegative(second.coefficient);
  return isTurned && !(isPlain(first) && isPlain(second)) ? [second, first] : terms;
}

/** `v − u` for `−u + v`, and `sin(x) − x cos(x)`; powers keep their order. */
function leadPositive(terms: Sum): Sum {
  const [first] = terms;
  if (!first || !isNegative(first.coefficient)) return terms;
  const isEqual = (term: Term) => !isPlain(first) || degreeOf(term) === degreeOf(first);
  const at = terms.findIndex((term) => !isNegative(term.coefficient) && isEqual(term));
  const better = terms[at];
  return better ? [better, ...terms.slice(0, at), ...terms.slice(at + 1)] : terms;
}
