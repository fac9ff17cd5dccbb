import { isNegative, isWhole, minus, over, plus, rational, toNumber, type Rational } from './rational';
import { add, atomKey, none, ofAtom, subtract, type Algebra } from './sum';
import type { Atom, Factor, Sum, Term } from './sum-types';

const powerOf = (term: Term, key: string): Rational =>
  term.factors.find((factor) => factor.key === key)?.exponent ?? rational(0n);

const atomsIn = (...sums: readonly Sum[]): string[] =>
  [...new Set(sums.flat().flatMap(({ factors }) => factors.map(({ key }) => key)))].sort();

/** The first term in the order of the keys, which is kept by products. */
function leading(sum: Sum, keys: readonly string[]): Term | null {
  return sum.reduce<Term | null>((best, term) => {
    if (!best) return term;
    for (const key of keys) {
      const difference = toNumber(powerOf(term, key)) - toNumber(powerOf(best, key));
      if (difference !== 0) return difference > 0 ? term : best;
    }
    return best;
  }, null);
}

function quotient(a: Term, b: Term): Term | null {
  const factors: Factor[] = [];
  for (const factor of [
    ...a.factors,
    ...b.factors.filter(({ key }) => !a.factors.some((one) => one.key === key)),
  ]) {
    const exponent = plus(powerOf(a, factor.key), minus(powerOf(b, factor.key)));
    if (isNegative(exponent)) return null;
    if (exponent.over !== 0n) factors.push({ ...factor, exponent });
  }
  return {
    coefficient: over(a.coefficient, b.coefficient),
    factors: factors.sort((x, y) => (x.key < y.key ? -1 : 1)),
  };
}

/** `a/b` where it comes out without a rest; else null. */
export function divideExactly(a: Sum, b: Sum, algebra: Algebra): Sum | null {
  const keys = atomsIn(a, b);
  const head = leading(b, keys);
  if (!head) return null;
  let rest = a;
  let result: Sum = none;
  for (let step = 0; rest.length > 0; step++) {
    algebra.spend(20);
    const lead = leading(rest, keys);
    const part = lead && quotient(lead, head);
    if (!part || step > 200) return null;
    result = add(result, [part]);
    rest = subtract(rest, algebra.multiply([part], b));
  }
  return result;
}

/** The parts of a sum by the whole powers of an atom, from 0 up; null where it occurs in another way. */
export function coefficientsOf(sum: Sum, atom: Atom): Sum[] | null {
  const key = atomKey(atom);
  const parts: Sum[] = [];
  for (const term of sum) {
    const exponent = powerOf(term, key);
    if (!isWhole(exponent) || isNegative(exponent) || exponent.over > 40n) return null;
    const power = Number(exponent.over);
    const rest = {
      coefficient: term.coefficient,
      factors: term.factors.filter((factor) => factor.key !== key),
    };
    while (parts.length <= power) parts.push(none);
    parts[power] = add(parts[power] ?? none, [rest]);
  }
  return parts;
}

/** A sum from its parts by the powers of an atom. */
export const fromCoefficients = (parts: readonly Sum[], atom: Atom, algebra: Algebra): Sum =>
  add(
    ...parts.map((part, power) =>
      power === 0 ? part : algebra.multiply(part, ofAtom(atom, rational(BigInt(power)))),
    ),
  );

/** A sum whose square is the given one; null where there is none. */
export function squareRootOf(sum: Sum, algebra: Algebra): Sum | null {
  const keys = atomsIn(sum);
  const lead = leading(sum, keys);
  if (!lead) return none;
  const [first] = algebra.power([lead], rational(1n, 2n));
  const isWholeRoot =
    first &&
    !isNegative(lead.coefficient) &&
    first.factors.every(
      ({ atom, exponent }) => isWhole(exponent) && atom.kind !== 'call' && atom.kind !== 'number',
    );
  const plain = isWholeRoot ? first : absFree(first ?? null);
  if (!plain) return null;
  let root: Sum = [plain];
  for (let step = 0; step < 30; step++) {
    const rest = subtract(sum, algebra.multiply(root, root));
    const next = leading(rest, keys);
    if (!next) return root;
    const part = quotient(next, { ...plain, coefficient: plus(plain.coefficient, plain.coefficient) });
    if (!part) return null;
    root = add(root, [part]);
  }
  return null;
}

/** `|x|` as x, where only the square counts; null where roots stay. */
function absFree(term: Term | null): Term | null {
  if (!term) return null;
  const factors = term.factors.flatMap((factor): (Factor | null)[] => {
    const { atom, exponent } = factor;
    if (!isWhole(exponent) || atom.kind === 'number') return [null];
    if (atom.kind !== 'call' || atom.name !== 'abs') return [factor];
    const inner = atom.args[0]?.[0]?.factors[0];
    return [inner ? { ...inner, exponent } : null];
  });
  const known = factors.filter((factor) => factor !== null);
  return known.length === factors.length && !isNegative(term.coefficient)
    ? { ...term, factors: known.sort((a, b) => (a.key < b.key ? -1 : 1)) }
    : null;
}
