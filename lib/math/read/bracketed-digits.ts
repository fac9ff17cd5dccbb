import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { Node } from './node';
import type { Token } from './token';

/**
 * Digits in a bracket right behind a decimal. `3.0(1)` is 3.0 ± 0.1: the digits are the uncertainty of the last ones.
 * `0.(3)` is a third: the digits repeat. Null where something else follows.
 */
export function readBracketedDigits(cursor: Cursor, { text, start }: Token): Node | null {
  const [whole = '', decimals] = text.split('.');
  const [opened, digits, closed] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  const isBracket = cursor.isOperator('(') && cursor.isOperator(')', 2) && /^\d+$/.test(digits.text);
  const isTight = !opened.isSpaced && !digits.isSpaced && !closed.isSpaced;
  if (decimals === undefined || !isBracket || !isTight || !/^\d*$/.test(whole + decimals)) return null;
  for (let taken = 0; taken < 3; taken++) cursor.next();
  const place = { start, end: closed.end };
  refusePower(cursor);
  if (decimals === '') return repeated(whole, digits.text, place);
  const size = Number(`${digits.text}e-${decimals.length}`);
  return {
    type: 'binary',
    operator: '±',
    left: { type: 'number', value: Number(text), text, start, end: opened.start },
    right: { type: 'number', value: size, text: size.toFixed(decimals.length), ...placeOf(digits) },
    at: opened.start,
    isImplied: true,
    ...place,
  };
}

const placeOf = ({ start, end }: Token) => ({ start, end });

/** `1.60(3)e-19` would be a product with the number e. */
function refusePower(cursor: Cursor): void {
  const after = cursor.peek();
  if (after.kind === 'name' && !after.isSpaced && /^e\d*$/i.test(after.text))
    throw new MathError('syntax', 'Behind a bracket write a power as * 10^-19.', after);
}

function repeated(whole: string, digits: string, place: { start: number; end: number }): Node {
  const denominator = 10 ** digits.length - 1;
  const numerator = Number(whole) * denominator + Number(digits);
  if (!Number.isSafeInteger(numerator))
    throw new MathError('too-large', 'At most 15 digits can repeat.', place);
  return { type: 'ratio', numerator, denominator, isMixed: false, ...place };
}
