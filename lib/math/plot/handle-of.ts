import type { Node } from '../read/node';
import type { Value } from '../values/value';
import type { Axis } from './axis';
import type { Handle } from './plot';

/** What a name is, by its formula and by any other formula. */
export type Definitions = {
  /** The formula that defines a name; null where none does. */
  bodyOf: (name: string) => Node | null;
  evaluate: (node: Node) => Value;
};

/** How a formula on an axis can be moved: it is a name, and a single typed number defines it. Else null. */
export function handleOf(node: Node, axis: Axis, { bodyOf, evaluate }: Definitions): Handle | null {
  const body = node.type === 'name' ? bodyOf(node.name) : null;
  if (node.type !== 'name' || body === null) return null;
  const [zero, one] = [0, 1].map((number) => {
    const other = withNumber(body, number);
    return other === null ? null : axis.read(evaluate(other), node);
  });
  if (typeof zero !== 'number' || typeof one !== 'number' || zero === one) return null;
  return { name: node.name, zero, one };
}

/** The same formula with another number in it; null for one that says more than a number. */
function withNumber(node: Node, value: number): Node | null {
  if (node.type === 'number') return { ...node, value, text: String(value) };
  if (node.type === 'quantity') {
    const amount = withNumber(node.amount, value);
    return amount && { ...node, amount };
  }
  if (node.type === 'percent') {
    const operand = withNumber(node.operand, value);
    return operand && { ...node, operand };
  }
  // The sign belongs to the number.
  return node.type === 'negative' ? withNumber(node.operand, value) : null;
}
