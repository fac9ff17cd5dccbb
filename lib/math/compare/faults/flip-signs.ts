import type { CompareOperator, Node } from '../../read/node';

const reversed: Partial<Readonly<Record<CompareOperator, CompareOperator>>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const negative = (operand: Node): Node => ({
  type: 'negative',
  operand,
  start: operand.start,
  end: operand.end,
});

const isSum = (node: Node): boolean =>
  node.type === 'binary' && (node.operator === '+' || node.operator === '-');

/** A line with one sign turned over, in every place: each term of its sums, each side, and the sign of an order. */
export function flipSigns(node: Node): Node[] {
  if (node.type !== 'compare') return [negative(node), ...flipInside(node)];
  const operators = node.operators.flatMap((operator) => reversed[operator] ?? []);
  const turned = operators.length === node.operators.length ? [{ ...node, operators }] : [];
  const sides = node.operands.flatMap((side, at) =>
    [negative(side), ...flipInside(side)].map((flipped) => ({
      ...node,
      operands: node.operands.with(at, flipped),
    })),
  );
  return [...turned, ...sides];
}

function flipInside(node: Node): Node[] {
  if (node.type === 'group') return flipInside(node.inner).map((inner) => ({ ...node, inner }));
  if (node.type === 'negative') return flipInside(node.operand).map((operand) => ({ ...node, operand }));
  if (node.type !== 'binary' || !['+', '-', '*', '/'].includes(node.operator)) return [];
  const { left, right } = node;
  const insideSum = isSum(node);
  const flipPart = (part: Node) => [
    ...(insideSum && !isSum(part) ? [negative(part)] : []),
    ...flipInside(part),
  ];
  return [
    ...flipPart(left).map((flipped) => ({ ...node, left: flipped })),
    ...flipPart(right).map((flipped) => ({ ...node, right: flipped })),
  ];
}
