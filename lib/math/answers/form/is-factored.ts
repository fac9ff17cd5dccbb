import type { Node } from '../../read/node';
import { readPolynomial } from './exact-polynomial';
import { isIrreducible } from './is-irreducible';
import { factorsOf, isSum, wholePower } from './sum-parts';

/**
 * Whether no factor of a product can be factored further over the whole numbers; null where that is too hard to
 * tell.
 */
export function isFactored(node: Node): boolean | null {
  const { above, below } = factorsOf(node);
  const verdicts = [...above, ...below].map((factor) => {
    const { base } = wholePower(factor);
    if (!isSum(base)) return true;
    const polynomial = readPolynomial(base);
    return polynomial !== null && isIrreducible(polynomial);
  });
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}
