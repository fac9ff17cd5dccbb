import type { Node } from '../../read/node';
import { bare } from './sum-parts';

/** Whether one fraction bar stands at the top, or none, and none below it. */
export function isSingleFraction(given: Node): boolean {
  const node = bare(given);
  if (node.type === 'negative') return isSingleFraction(node.operand);
  if (node.type === 'binary' && node.operator === '/')
    return !hasFraction(node.left) && !hasFraction(node.right);
  return node.type === 'ratio' || !hasFraction(node);
}

/** A fraction among the terms and factors; those inside functions and exponents do not count. */
function hasFraction(given: Node): boolean {
  const node = bare(given);
  if (node.type === 'ratio') return true;
  if (node.type === 'negative') return hasFraction(node.operand);
  if (node.type !== 'binary') return false;
  if (node.operator === '^') return bare(node.right).type === 'negative' || hasFraction(node.left);
  return node.operator === '/' || hasFraction(node.left) || hasFraction(node.right);
}
