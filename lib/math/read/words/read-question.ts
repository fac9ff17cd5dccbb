import { MathError } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { Node } from '../node';
import { readTarget } from '../read-target';
import { isWordAhead, lengthUntil } from './look-ahead';

const changes = new Map<string, '+' | '-'>([
  ['increase', '+'],
  ['decrease', '-'],
  ['reduce', '-'],
]);

/** Reads a question in words: `how many cm in 1 inch`, `increase 250 by 10%`. Null for anything else. */
export const readQuestion = (cursor: Cursor): Node | null => readHowMany(cursor) ?? readIncrease(cursor);

function readHowMany(cursor: Cursor): Node | null {
  if (!cursor.isWord('how') || !cursor.isWord('many', 1)) return null;
  const { start } = cursor.next();
  cursor.next();
  const length = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['in', 'are', 'is'], ahead));
  const { target, start: targetStart } = cursor.within(length, () => readTarget(cursor));
  for (const word of ['are', 'is', 'there', 'in']) cursor.take(word);
  const value = cursor.formula();
  return { type: 'convert', value, target, targetStart, start, end: value.end };
}

function readIncrease(cursor: Cursor): Node | null {
  const word = cursor.peek();
  const operator = word.kind === 'name' ? changes.get(word.text) : undefined;
  if (operator === undefined || cursor.names.has(word.text) || cursor.bound.has(word.text)) return null;
  const isBy = (ahead: number) => isWordAhead(cursor, ['by'], ahead);
  const length = lengthUntil(cursor, (_, ahead) => isBy(ahead));
  if (length < 2 || !isBy(length)) return null;
  cursor.next();
  cursor.words.add(word.text);
  const left = cursor.within(length - 1, cursor.formula);
  const by = cursor.next();
  const right = cursor.formula();
  if (right.type !== 'percent')
    throw new MathError('syntax', 'Say by how many percent, as in “increase 250 by 10%”.', right);
  return {
    type: 'binary',
    operator,
    left,
    right,
    at: by.start,
    isImplied: false,
    start: word.start,
    end: right.end,
  };
}
