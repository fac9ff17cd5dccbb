import type { Node } from '../read/node';

/** The number that an answer is typed as, with its sign, and its unit; null for a calculation. */
export function typedNumber(
  node: Node,
): { text: string; unit: Extract<Node, { type: 'quantity' }> | null } | null {
  if (node.type === 'number') return { text: node.text, unit: null };
  if (node.type === 'group') return typedNumber(node.inner);
  if (node.type === 'negative') {
    const inner = typedNumber(node.operand);
    return inner && { ...inner, text: `-${inner.text}` };
  }
  if (node.type !== 'quantity') return null;
  const inner = typedNumber(node.amount);
  return inner && { ...inner, unit: node };
}
