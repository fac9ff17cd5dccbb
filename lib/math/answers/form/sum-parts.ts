import type { Node } from '../../read/node';

/** A formula without the brackets around it. */
export const bare = (node: Node): Node => (node.type === 'group' ? bare(node.inner) : node);

/** The terms of a sum, without their signs; a formula that is no sum is one term. */
export function termsOf(given: Node): Node[] {
  const node = bare(given);
  if (node.type === 'negative') return termsOf(node.operand);
  const isSum = node.type === 'binary' && (node.operator === '+' || node.operator === '-');
  return isSum ? [...termsOf(node.left), ...termsOf(node.right)] : [node];
}

/** The terms as they stand: a sum behind a sign is one term. */
export function typedTerms(given: Node): Node[] {
  const node = bare(given);
  const isSum = node.type === 'binary' && (node.operator === '+' || node.operator === '-');
  return isSum ? [...typedTerms(node.left), ...typedTerms(node.right)] : [node];
}

/** The factors of a product and the parts below its fraction bars, with signs left out. */
export function factorsOf(given: Node): { above: Node[]; below: Node[] } {
  const node = bare(given);
  if (node.type === 'negative') return factorsOf(node.operand);
  if (node.type !== 'binary' || (node.operator !== '*' && node.operator !== '/'))
    return { above: [node], below: [] };
  const [left, right] = [factorsOf(node.left), factorsOf(node.right)];
  return node.operator === '*'
    ? { above: [...left.above, ...right.above], below: [...left.below, ...right.below] }
    : { above: [...left.above, ...right.below], below: [...left.below, ...right.above] };
}

export const isSum = (node: Node): boolean => termsOf(node).length > 1;

/** A power with a whole exponent above 1, such as the square of a sum. */
export function wholePower(given: Node): { base: Node; exponent: number } {
  const node = bare(given);
  if (node.type !== 'binary' || node.operator !== '^') return { base: node, exponent: 1 };
  const exponent = bare(node.right);
  const isWhole = exponent.type === 'number' && Number.isInteger(exponent.value) && exponent.value > 0;
  return isWhole ? { base: bare(node.left), exponent: exponent.value } : { base: node, exponent: 1 };
}
