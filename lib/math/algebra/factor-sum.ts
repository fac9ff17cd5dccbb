import { coefficientsOf, divideExactly, fromCoefficients, squareRootOf } from './divide-sum';
import { factorWhole } from './factor-whole';
import {
  isBelow,
  isNegative,
  isNone,
  isWhole,
  minus,
  one,
  raise,
  rational,
  zero,
  type Rational,
} from './rational';
import { add, contentOf, negate, number, ofAtom, scale, subtract, sumKey, type Algebra } from './sum';
import type { Atom, Sum } from './sum-types';

/** A product: a number, and sums to whole powers. */
export type Factored = { content: Rational; factors: { sum: Sum; power: number }[] };

/** The factors of a sum over the whole numbers, as far as school algebra goes. */
export function factorSum(sum: Sum, algebra: Algebra): Factored {
  const content = sum.length === 0 ? one : contentOf(sum);
  const { common, rest } = takeCommon(scale(sum, raise(content, -1n)), algebra);
  const factors = rest.length > 1 ? split(rest, algebra, 0) : [];
  const all = [...common, ...factors];
  // Signs that came out of the factors belong in front.
  const sign = all.reduce(
    (sum, { sum: one, power }) => (isNegative(contentOf(one)) && power % 2 === 1 ? -sum : sum),
    1,
  );
  return {
    content: sign < 0 ? minus(content) : content,
    factors: join(
      all.map(({ sum: part, power }) => ({ sum: isNegative(contentOf(part)) ? negate(part) : part, power })),
    ),
  };
}

function join(factors: readonly { sum: Sum; power: number }[]): { sum: Sum; power: number }[] {
  const joined = new Map<string, { sum: Sum; power: number }>();
  for (const { sum, power } of factors) {
    const key = sumKey(sum);
    const before = joined.get(key);
    if (before) before.power += power;
    else joined.set(key, { sum, power });
  }
  return [...joined.values()];
}

/** The atoms that every term has, to their least powers. */
function takeCommon(sum: Sum, algebra: Algebra): { common: Factored['factors']; rest: Sum } {
  const [first] = sum;
  let rest = sum;
  const common: Factored['factors'] = [];
  for (const { atom, key } of first?.factors ?? []) {
    if (atom.kind === 'number') continue;
    const least = sum.reduce<Rational | null>((best, term) => {
      const exponent = term.factors.find((factor) => factor.key === key)?.exponent ?? zero;
      return !best || isBelow(exponent, best) ? exponent : best;
    }, null);
    if (!least || isNone(least) || isNegative(least) || !isWhole(least)) continue;
    common.push({ sum: ofAtom(atom), power: Number(least.over) });
    rest = algebra.multiply(rest, ofAtom(atom, minus(least)));
  }
  return { common, rest };
}

const atomsOf = (sum: Sum): Atom[] => {
  const atoms = new Map<string, Atom>();
  for (const { factors } of sum) for (const { key, atom } of factors) atoms.set(key, atom);
  return [...atoms.values()];
};

/** The factors of a sum without a common factor; the sum itself where none is found. */
function split(sum: Sum, algebra: Algebra, depth: number): Factored['factors'] {
  algebra.spend(100);
  if (depth > 12 || sum.length < 2) return sum.length === 0 ? [] : [{ sum, power: 1 }];
  const atoms = atomsOf(sum);
  const [only, ...others] = atoms;
  if (!only) return [{ sum, power: 1 }];
  if (others.length === 0) return inOne(sum, only, algebra) ?? [{ sum, power: 1 }];
  const found = byPart(sum, atoms, algebra) ?? bySquare(sum, atoms, algebra);
  if (found) return found.flatMap((part) => split(part, algebra, depth + 1));
  return (atoms.length === 2 && inTwo(sum, atoms, algebra)) || [{ sum, power: 1 }];
}

/** In one name: whole coefficients. */
function inOne(sum: Sum, atom: Atom, algebra: Algebra): Factored['factors'] | null {
  const parts = coefficientsOf(sum, atom)?.map((part) => part[0]?.coefficient ?? zero);
  if (!parts?.every(isWhole)) return null;
  return factorWhole(
    parts.map((part) => part.over),
    algebra.spend,
  ).map(({ factor, power }) => ({
    sum: fromCoefficients(
      factor.map((part) => number(rational(part))),
      atom,
      algebra,
    ),
    power,
  }));
}

/** A common factor of all parts by the powers of one name: `ax + ay + bx + by`. */
function byPart(sum: Sum, atoms: readonly Atom[], algebra: Algebra): Sum[] | null {
  for (const atom of atoms) {
    const parts = coefficientsOf(sum, atom)?.filter((part) => part.length > 0);
    if (!parts || parts.length < 2) continue;
    const [first = []] = [...parts].sort((a, b) => a.length - b.length);
    if (first.length < 2) continue;
    for (const { sum: candidate } of factorSum(first, algebra).factors) {
      if (candidate.length < 2) continue;
      const rest = divideExactly(sum, candidate, algebra);
      if (rest) return [candidate, rest];
    }
  }
  return null;
}

/** Of degree two in a name whose discriminant is a square. */
function bySquare(sum: Sum, atoms: readonly Atom[], algebra: Algebra): Sum[] | null {
  for (const atom of atoms) {
    const parts = coefficientsOf(sum, atom);
    const [c = [], b = [], a = []] = parts ?? [];
    if (parts?.length !== 3) continue;
    const square = subtract(algebra.multiply(b, b), scale(algebra.multiply(a, c), rational(4n)));
    const root = squareRootOf(square, algebra);
    if (!root) continue;
    const twice = algebra.multiply(scale(a, rational(2n)), ofAtom(atom));
    for (const candidate of [add(twice, b, root), subtract(add(twice, b), root)]) {
      if (candidate.length < 2) continue;
      const { rest: plain } = takeCommon(scale(candidate, raise(contentOf(candidate), -1n)), algebra);
      const rest = divideExactly(sum, plain, algebra);
      if (rest && atomsOf(rest).length > 0) return [plain, rest];
    }
  }
  return null;
}

/** In two names with one degree for all terms, such as `x³ − y³`: one name is set to 1. */
function inTwo(sum: Sum, [x, y]: readonly Atom[], algebra: Algebra): Factored['factors'] | null {
  const parts = x && coefficientsOf(sum, x);
  if (!parts || !y) return null;
  const degree = parts.length - 1;
  const numbers = parts.map((part) => part[0]?.coefficient ?? zero);
  const isEven = parts.every((part, power) => {
    const [term, ...others] = part;
    if (!term) return true;
    const [factor, ...more] = term.factors;
    const rest = factor ? factor.exponent : zero;
    return others.length === 0 && more.length === 0 && isWhole(rest) && Number(rest.over) === degree - power;
  });
  if (!isEven || !numbers.every(isWhole)) return null;
  return factorWhole(
    numbers.map((part) => part.over),
    algebra.spend,
  ).map(({ factor, power }) => ({
    sum: add(
      ...factor.map((part, at) =>
        algebra.multiply(
          scale(ofAtom(x, rational(BigInt(at))), rational(part)),
          ofAtom(y, rational(BigInt(factor.length - 1 - at))),
        ),
      ),
    ),
    power,
  }));
}
