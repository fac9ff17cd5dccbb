import { isKeyword, type Cursor } from '../cursor';
import type { Node } from '../node';
import type { Token } from '../token';

/** Words between two operands: `3 choose 2`, `10% off 250`. Each stays a name where the sheet defines it. */
const infix = new Set(['choose', 'nCr', 'nPr', 'off', 'on', 'is', 'at']);
const arrangements: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    choose: 'combinations',
    nCr: 'combinations',
    nPr: 'permutations',
  }),
);

/** The word between two operands at the cursor; null for a name. */
export function infixAhead(cursor: Cursor): Token | null {
  const [word, after] = [cursor.peek(), cursor.peek(1)];
  if (word.kind !== 'name' || !infix.has(word.text)) return null;
  if (cursor.bound.has(word.text) || cursor.names.has(word.text)) return null;
  const isCall = after.text === '(' && !after.isSpaced;
  const opens =
    ['number', 'fraction', 'time'].includes(after.kind) || (after.kind === 'name' && !isKeyword(after));
  return (opens || after.text === '(') && !isCall ? word : null;
}

/** Reads `n choose k` behind n; null where no such word stands. `operand` reads k. */
export function readChosen(cursor: Cursor, left: Node, operand: () => Node): Node | null {
  const word = infixAhead(cursor);
  const name = word ? arrangements.get(word.text) : undefined;
  if (!word || name === undefined) return null;
  cursor.words.add(word.text);
  cursor.next();
  const right = operand();
  const { start, end: nameEnd } = word;
  return {
    type: 'call',
    name,
    args: [left, right],
    nameEnd,
    isBare: false,
    start: Math.min(left.start, start),
    end: right.end,
  };
}

/** Reads `10% off 250` and `10% on 250` behind the percent. */
export function readOff(cursor: Cursor, percent: Node, operand: () => Node): Node | null {
  const word = infixAhead(cursor);
  if (!word || (word.text !== 'off' && word.text !== 'on')) return null;
  cursor.words.add(word.text);
  cursor.next();
  const whole = operand();
  return {
    type: 'binary',
    operator: word.text === 'off' ? '-' : '+',
    left: whole,
    right: percent,
    at: word.start,
    isImplied: false,
    start: percent.start,
    end: whole.end,
  };
}

/** Reads `what % of 80 is 20` as a share; null for anything else. `operand` reads a whole side. */
export function readWhatShare(cursor: Cursor, operand: () => Node): Node | null {
  const start = cursor.isWord('what') ? cursor.peek() : null;
  if (!start || !cursor.isOperator('%', 1) || !cursor.isWord('of', 2)) return null;
  for (let taken = 0; taken < 3; taken++) cursor.next();
  const whole = operand();
  cursor.take('is');
  const part = operand();
  return { type: 'share', part, whole, start: start.start, end: part.end };
}

/** Reads `20 is 25% of what` behind the 20: the number of which 20 is a quarter. */
export function readWhatWhole(cursor: Cursor, part: Node): Node | null {
  const [, number, sign] = [0, 1, 2].map((ahead) => cursor.peek(ahead));
  const isAsked =
    cursor.isWord('is') && cursor.isOperator('%', 2) && cursor.isWord('of', 3) && cursor.isWord('what', 4);
  if (!isAsked || number?.kind !== 'number' || !sign) return null;
  for (let taken = 0; taken < 5; taken++) cursor.next();
  const { text, start, end } = number;
  const operand: Node = { type: 'number', value: Number(text), text, start, end };
  const percent: Node = { type: 'percent', operand, start, end: sign.end };
  const place = { start: part.start, end: cursor.previous?.end ?? sign.end };
  return { type: 'binary', operator: '/', left: part, right: percent, at: start, isImplied: false, ...place };
}
