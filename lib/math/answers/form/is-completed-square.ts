import type { Node } from '../../read/node';
import { needs } from '../../solve/polynomial';
import { degreeIn, readPolynomial } from './exact-polynomial';
import { factorsOf, termsOf, wholePower } from './sum-parts';

/** Whether a name stands only in one square of a linear term, as in `a (x − h)^2 + k`. */
export function isCompletedSquare(node: Node, name: string): boolean {
  const withName = termsOf(node).filter((term) => needs(term, name));
  const [square, ...others] = withName;
  if (!square) return true;
  if (others.length > 0) return false;
  const { above, below } = factorsOf(square);
  const [factor, ...more] = above.filter((part) => needs(part, name));
  if (!factor || more.length > 0 || below.some((part) => needs(part, name))) return false;
  const { base, exponent } = wholePower(factor);
  const polynomial = readPolynomial(base);
  return exponent === 2 && polynomial !== null && degreeIn(polynomial, name) === 1;
}
