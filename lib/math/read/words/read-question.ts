import { MathError } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { Node } from '../node';
import { withUnit } from '../read-number';
import { readTarget } from '../read-target';
import { startsUnit } from '../read-units';
import { isWordAhead, lengthUntil, readUntilTarget } from './look-ahead';

const changes = new Map<string, '+' | '-'>([
  ['increase', '+'],
  ['raise', '+'],
  ['decrease', '-'],
  ['reduce', '-'],
]);

/** Reads a question in words: `how many cm in 1 inch`, `increase 250 by 10%`. Null for anything else. */
export const readQuestion = (cursor: Cursor): Node | null =>
  readHowMany(cursor) ?? readIncrease(cursor) ?? readChange(cursor) ?? readIsPrime(cursor);

/** Reads `percentage change from 50 to 60` as the part of the first value by which it grows. */
function readChange(cursor: Cursor): Node | null {
  const { start, text } = cursor.peek();
  const isSaid = ['percent', 'percentage'].includes(text) || cursor.isOperator('%');
  const change = cursor.peek(1).text;
  if (!isSaid || !['change', 'increase', 'decrease'].includes(change) || !cursor.isWord('from', 2))
    return null;
  for (let taken = 0; taken < 3; taken++) cursor.next();
  const whole = cursor.within(
    lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['to'], ahead)),
    cursor.formula,
  );
  const { start: at } = cursor.next();
  const last = readUntilTarget(cursor);
  const [left, right] = change === 'decrease' ? [whole, last] : [last, whole];
  const place = { start, end: last.end };
  const part: Node = { type: 'binary', operator: '-', left, right, at, isImplied: false, ...place };
  return { type: 'share', part, whole, ...place };
}

/** Reads `is 17 prime?`. */
function readIsPrime(cursor: Cursor): Node | null {
  if (!cursor.isWord('is')) return null;
  const length = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['prime'], ahead));
  if (length < 2 || !isWordAhead(cursor, ['prime'], length)) return null;
  const { start } = cursor.next();
  const number = cursor.within(length - 1, cursor.formula);
  const { end } = cursor.next();
  cursor.take('?');
  return { type: 'call', name: 'isPrime', args: [number], nameEnd: end, isBare: false, start, end };
}

function readHowMany(cursor: Cursor): Node | null {
  if (!cursor.isWord('how') || !cursor.isWord('many', 1)) return null;
  const { start } = cursor.next();
  cursor.next();
  const length = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['in', 'are', 'is'], ahead));
  const { target, start: targetStart } = cursor.within(length, () => readTarget(cursor));
  for (const word of ['are', 'is', 'there', 'in']) cursor.take(word);
  const value = readOneOf(cursor) ?? cursor.formula();
  return { type: 'convert', value, target, targetStart, start, end: value.end };
}

/** Reads `a mile` as one of it. */
function readOneOf(cursor: Cursor): Node | null {
  if (!isWordAhead(cursor, ['a', 'an']) || !startsUnit(cursor, 1)) return null;
  const { start, end } = cursor.next();
  return withUnit(cursor, { type: 'number', value: 1, text: '1', start, end });
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
  const right = readUntilTarget(cursor);
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
