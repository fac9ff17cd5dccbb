import type { Node } from '../../read/node';
import { differencesIn } from './boundaries';

const mostCases = 16;

/**
 * The cases of a statement, each a list of differences that have to be zero together; null for a statement that is
 * more than equations joined by `and` and `or`.
 */
export function equationsOf(node: Node): Node[][] | null {
  if (node.type === 'group') return equationsOf(node.inner);
  if (node.type === 'compare')
    return node.operators.every((operator) => operator === '==') ? [differencesIn(node)] : null;
  if (node.type !== 'binary' || (node.operator !== 'and' && node.operator !== 'or')) return null;
  const [left, right] = [equationsOf(node.left), equationsOf(node.right)];
  if (!left || !right || left.length * right.length > mostCases) return null;
  if (node.operator === 'or') return [...left, ...right];
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}
