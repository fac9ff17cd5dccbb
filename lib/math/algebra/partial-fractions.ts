import { antiderive } from './antiderive';
import { derive, sumNeeds } from './derive';
import { coefficientsOf, fromCoefficients } from './divide-sum';
import type { SumReader } from './read-sum';
import { add, negate, none, number, subtract, type Algebra } from './sum';
import type { Atom, Sum } from './sum-types';
import { quotientTerm, together } from './together';

/**
 * The integral of a fraction of polynomials whose divisor is a product of different factors `a x + b`: each gives a
 * logarithm. Null for any other formula.
 */
export function partialFractions(sum: Sum, name: string, reader: SumReader): Sum | null {
  const { algebra } = reader;
  const atom: Atom = { kind: 'name', name };
  const { above, below } = together(sum, algebra);
  const factors = below.factors.filter((factor) => sumNeeds(factor.sum, name));
  const roots = factors.map((factor) => rootOf(factor, atom, algebra));
  if (factors.length < 2 || !roots.every((root) => root !== null)) return null;
  const divisor = factors.reduce(
    (product, factor) => algebra.multiply(product, factor.sum),
    number(below.content),
  );
  const fixed = below.factors
    .filter((factor) => !factors.includes(factor))
    .reduce((product, factor) => algebra.multiply(product, factor.sum), ofOne);
  const divided = dividePolynomials(algebra.divide(above, fixed), divisor, atom, algebra);
  const whole = divided && antiderive(divided.quotient, name, reader);
  if (!divided || !whole) return null;
  const slope = derive(divisor, name, reader);
  const logs = factors.map((factor, at) => {
    const root = roots[at] ?? none;
    const residue = algebra.divide(
      valueAt(divided.rest, atom, root, algebra),
      valueAt(slope, atom, root, algebra),
    );
    const quotient = together(residue, algebra);
    const size = reader.call('abs', [factor.sum], null);
    return algebra.multiply(quotientTerm(quotient, quotient.above), reader.call('ln', [size], null));
  });
  return add(whole, ...logs);
}

const ofOne = number({ over: 1n, under: 1n });

/** Where `a x + b` is zero; null for anything else. */
function rootOf({ sum, power }: { sum: Sum; power: number }, atom: Atom, algebra: Algebra): Sum | null {
  const [b = none, a = none, ...others] = coefficientsOf(sum, atom) ?? [];
  const isLine = power === 1 && others.length === 0 && a.length > 0;
  return isLine ? negate(algebra.divide(b, a)) : null;
}

const valueAt = (sum: Sum, atom: Atom, at: Sum, algebra: Algebra): Sum =>
  [...(coefficientsOf(sum, atom) ?? [])]
    .reverse()
    .reduce((value, part) => add(algebra.multiply(value, at), part), none);

/** Division with a rest. */
function dividePolynomials(
  above: Sum,
  divisor: Sum,
  atom: Atom,
  algebra: Algebra,
): { quotient: Sum; rest: Sum } | null {
  const rest = coefficientsOf(above, atom);
  const parts = coefficientsOf(divisor, atom);
  const lead = parts?.at(-1);
  if (!rest || !parts || !lead) return null;
  const quotient: Sum[] = [];
  for (let power = rest.length - parts.length; power >= 0; power--) {
    const factor = algebra.divide(rest[power + parts.length - 1] ?? none, lead);
    quotient[power] = factor;
    for (const [at, part] of parts.entries())
      rest[power + at] = subtract(rest[power + at] ?? none, algebra.multiply(factor, part));
  }
  return {
    quotient: fromCoefficients(
      Array.from(quotient, (part: Sum | undefined) => part ?? none),
      atom,
      algebra,
    ),
    rest: fromCoefficients(rest.slice(0, parts.length - 1), atom, algebra),
  };
}
