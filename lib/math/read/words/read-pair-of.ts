import type { Cursor } from '../cursor';
import type { BinaryOperator, Node } from '../node';
import { lengthUntil, readUntilTarget } from './look-ahead';

/** What a word does to two values, and the words between them. A turned one begins with its second value. */
type Pair = {
  operator: BinaryOperator;
  between: readonly string[];
  isVerb?: true;
  turnedBy?: readonly string[];
};

const pairs: ReadonlyMap<string, Pair> = new Map(
  Object.entries<Pair>({
    difference: { operator: '-', between: ['and'] },
    quotient: { operator: '/', between: ['and'] },
    ratio: { operator: '/', between: ['to', 'and'] },
    remainder: { operator: 'mod', between: ['/', 'and'] },
    add: { operator: '+', between: ['to', 'and'], isVerb: true, turnedBy: ['to'] },
    subtract: { operator: '-', between: ['from'], isVerb: true, turnedBy: ['from'] },
    take: { operator: '-', between: ['from', 'off'], isVerb: true, turnedBy: ['from', 'off'] },
    multiply: { operator: '*', between: ['by', 'and', 'with'], isVerb: true },
    divide: { operator: '/', between: ['by'], isVerb: true },
  }),
);

/**
 * Reads `difference of 8 and 3`, `ratio of 3 to 4`, `subtract 3 from 8`; null for a name. A difference between two
 * values has no sign.
 */
export function readPairOf(cursor: Cursor): Node | null {
  const word = cursor.peek();
  const pair = pairs.get(word.text);
  if (!pair || cursor.names.has(word.text) || cursor.bound.has(word.text)) return null;
  const isBetween = word.text === 'difference' && cursor.isWord('between', 1);
  const isSaid =
    isBetween || cursor.isWord('of', 1) || (word.text === 'remainder' && cursor.isWord('when', 1));
  if (pair.isVerb ? cursor.isOperator('(', 1) && !cursor.peek(1).isSpaced : !isSaid) return null;
  const { position } = cursor;
  cursor.next();
  if (!pair.isVerb) cursor.next();
  const length = lengthUntil(cursor, ({ text }) => pair.between.includes(text));
  const joining = cursor.peek(length);
  if (length === 0 || !pair.between.includes(joining.text)) {
    cursor.rewind(position);
    return null;
  }
  cursor.words.add(word.text);
  const first = cursor.within(length, cursor.formula);
  const { start: at, text } = cursor.next();
  const second = readUntilTarget(cursor);
  const [left, right] = pair.turnedBy?.includes(text) === true ? [second, first] : [first, second];
  const place = { start: word.start, end: second.end };
  const { operator } = pair;
  const inner: Node = { type: 'binary', operator, left, right, at, isImplied: false, ...place };
  return isBetween ? { type: 'absolute', inner, ...place } : inner;
}
