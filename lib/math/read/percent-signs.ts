import { isKeyword, type Cursor } from './cursor';
import type { Node } from './node';

/** What stands before `‰`: a thousandth is a tenth of a percent. */
export function tenthOf(node: Node): Node {
  const { start, end } = node;
  if (node.type === 'number') return { ...node, value: node.value / 10, text: String(node.value / 10) };
  const right: Node = { type: 'number', value: 10, text: '10', start: end, end };
  return { type: 'binary', operator: '/', left: node, right, at: end, isImplied: false, start, end };
}

/** `5 % 2` is a rest, `5% of 2` and `5 %` are percents. */
export function isModulo(cursor: Cursor): boolean {
  const [sign, after] = [cursor.peek(), cursor.peek(1)];
  const isWord = after.text === 'off' || after.text === 'on';
  const isOperand = after.kind === 'number' || (after.kind === 'name' && !isKeyword(after) && !isWord);
  return isOperand && sign.isSpaced === after.isSpaced;
}
