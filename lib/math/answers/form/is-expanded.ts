import type { Node } from '../../read/node';
import { bare, factorsOf, isSum, typedTerms, wholePower } from './sum-parts';

/** Whether no product, whole power, sign or fraction bar stands around a sum. */
export function isExpanded(node: Node): boolean {
  if (subtractsSum(node)) return false;
  return typedTerms(node).every((term) => {
    const { above, below } = factorsOf(term);
    if (isSignedSum(term)) return false;
    const isAlone = above.length === 1 && below.length === 0 && wholePower(above[0] ?? term).exponent === 1;
    return isAlone || above.every((factor) => !isSum(wholePower(factor).base));
  });
}

/** `x − (1 + y)`. */
function subtractsSum(given: Node): boolean {
  const node = bare(given);
  if (node.type !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return false;
  if (node.operator === '-' && isSum(node.right)) return true;
  return subtractsSum(node.left) || subtractsSum(node.right);
}

/** `−(x + 1)`. */
const isSignedSum = (term: Node): boolean =>
  term.type === 'negative' && (isSum(term.operand) || isSignedSum(term.operand));
