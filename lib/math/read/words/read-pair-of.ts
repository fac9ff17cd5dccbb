import type { Cursor } from '../cursor';
import type { BinaryOperator, Node } from '../node';
import { isWordAhead, lengthUntil } from './look-ahead';

const operators: ReadonlyMap<string, BinaryOperator> = new Map([
  ['difference', '-'],
  ['quotient', '/'],
  ['ratio', '/'],
]);

/**
 * Reads `difference of 8 and 3`, `quotient of 8 and 2`, `ratio of 3 to 4`; null for a name. A difference between two
 * values has no sign.
 */
export function readPairOf(cursor: Cursor): Node | null {
  const word = cursor.peek();
  const operator = operators.get(word.text);
  const isBetween = word.text === 'difference' && cursor.isWord('between', 1);
  if (operator === undefined || cursor.names.has(word.text) || cursor.bound.has(word.text)) return null;
  if (!isBetween && !cursor.isWord('of', 1)) return null;
  const joining = word.text === 'ratio' ? ['to', 'and'] : ['and'];
  const { position } = cursor;
  cursor.next();
  cursor.next();
  const length = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, joining, ahead));
  if (!isWordAhead(cursor, joining, length)) {
    cursor.rewind(position);
    return null;
  }
  cursor.words.add(word.text);
  const left = cursor.within(length, cursor.formula);
  const { start: at } = cursor.next();
  const right = cursor.formula();
  const place = { start: word.start, end: right.end };
  const inner: Node = { type: 'binary', operator, left, right, at, isImplied: false, ...place };
  return isBetween ? { type: 'absolute', inner, ...place } : inner;
}
