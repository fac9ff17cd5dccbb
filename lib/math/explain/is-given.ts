import type { Node, Statement } from '../read/node';

/** Whether a statement gives a name a plain number, quantity or list: nothing is computed in it. */
export const isGiven = (statement: Statement): boolean =>
  statement.type === 'define' && statement.params === null && isLiteral(statement.body);

function isLiteral(node: Node): boolean {
  if (node.type === 'number' || node.type === 'ratio' || node.type === 'text') return true;
  if (node.type === 'quantity') return isLiteral(node.amount);
  if (node.type === 'negative' || node.type === 'percent') return isLiteral(node.operand);
  if (node.type === 'group') return isLiteral(node.inner);
  if (node.type === 'list') return node.rows.flat().every(isLiteral);
  return node.type === 'binary' && isWrittenValue(node);
}

/** `9.81 ± 0.02`, `5 ft 3 in` and `1/3` are values as they are written. */
function isWrittenValue({ operator, left, right, isImplied }: Extract<Node, { type: 'binary' }>): boolean {
  if (operator === '/') return left.type === 'number' && right.type === 'number';
  return (operator === '±' || (operator === '+' && isImplied)) && isLiteral(left) && isLiteral(right);
}
