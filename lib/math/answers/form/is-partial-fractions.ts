import type { Node } from '../../read/node';
import { needs } from '../../solve/polynomial';
import { degreeIn, readPolynomial } from './exact-polynomial';
import { isPrimeShape } from './is-irreducible';
import { formOf } from './normal-form';
import { factorsOf, termsOf, wholePower } from './sum-parts';

/**
 * Whether each fraction of a sum has the power of one irreducible divisor and a smaller numerator, with no divisor
 * twice. Null where a divisor is too hard to tell.
 */
export function isPartialFractions(node: Node, name: string): boolean | null {
  const seen = new Set<string>();
  const verdicts = termsOf(node).map((term) => {
    const { above, below } = factorsOf(term);
    const divisors = below.filter((part) => needs(part, name)).map(wholePower);
    const numerators = above.filter((part) => needs(part, name));
    const degrees = numerators.map((part) => {
      const polynomial = readPolynomial(part);
      return polynomial === null ? null : degreeIn(polynomial, name);
    });
    if (degrees.includes(null)) return false;
    const degree = degrees.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    const [divisor] = divisors;
    if (!divisor) return true;
    const bases = new Set(divisors.map(({ base }) => formOf(base)));
    const polynomial = readPolynomial(divisor.base);
    if (bases.size > 1 || !polynomial || degree >= degreeIn(polynomial, name)) return false;
    const power = divisors.reduce((sum, { exponent }) => sum + exponent, 0);
    const key = `${[...bases].join('')} ${power}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return isPrimeShape(polynomial);
  });
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}
