import type { BinaryOperator, Node } from '../read/node';

type Rule = (node: Node) => boolean;

const isPair: Rule = (node) =>
  node.type === 'binary' && (node.operator === '±' || node.operator === '+' || node.operator === '-');
/** A sum or a negative number. */
export const isCompound: Rule = (node) => node.type === 'negative' || isPair(node);
/** What is a product itself: `2i`, and a number with a power of ten. */
const isLoose: Rule = (node) =>
  isCompound(node) ||
  (node.type === 'number' && /e/i.test(node.text)) ||
  (node.type === 'binary' && node.operator === '*');
const never: Rule = () => false;

/** Which values need brackets beside an operator; all others go by the rule of a product. */
const rules: Partial<Readonly<Record<BinaryOperator, { left: Rule; right: Rule }>>> = {
  '+': { left: isPair, right: isCompound },
  '-': { left: isPair, right: isCompound },
  '/': { left: isCompound, right: isLoose },
  './': { left: isCompound, right: isLoose },
  '^': { left: isLoose, right: isPair },
  '.^': { left: isLoose, right: isPair },
  and: { left: never, right: never },
  or: { left: never, right: never },
  xor: { left: never, right: never },
};
const productRule = { left: isCompound, right: isCompound };

export const inBrackets = (inner: Node): Node => ({
  type: 'group',
  inner,
  start: inner.start,
  end: inner.end,
});
export const bracketed = (node: Node, isNeeded: Rule): Node => (isNeeded(node) ? inBrackets(node) : node);

/** A side of an operator, and whether it is a value that took the place of a name. */
type Side = { node: Node; isValue: boolean };

/** Both sides of an operator, with brackets around values that would otherwise be read apart. */
export function putBrackets(
  operator: BinaryOperator,
  { left, right }: { left: Side; right: Side },
): { left: Node; right: Node } {
  const needs = rules[operator] ?? productRule;
  return {
    left: bracketed(left.node, left.isValue ? needs.left : never),
    right: bracketed(right.node, right.isValue ? needs.right : never),
  };
}
