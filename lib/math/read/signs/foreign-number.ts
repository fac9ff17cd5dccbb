import { MathError, type Replacement } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { Token } from '../token';
import { repairNumber } from './own-number';

/** The error of `1,5` and `1.234,5` in a sheet with a decimal point; null for a comma that parts something. */
export function foreignNumber(cursor: Cursor): MathError | null {
  const { source, decimalSign } = cursor;
  const { start, end } = cursor.peek();
  if (decimalSign !== '.' || !/^\d,\d/.test(source.slice(start - 1, end + 1))) return null;
  const whole = repairNumber(source, start, decimalSign);
  const isPoint = whole !== null && whole.text === source.slice(whole.start, whole.end).replace(',', '.');
  const words = 'This sheet writes decimals with a point.';
  return new MathError('syntax', words, { start, end }, isPoint ? withPoints(source) : whole);
}

/** Every comma inside a number becomes a point, but for those between the values of a call or a list. */
function withPoints(source: string): Replacement {
  const open: string[] = [];
  const commas = Array.from(source).flatMap((sign, at) => {
    if (sign === '(' || sign === '[') open.push(/[\p{L}\d_]$/u.test(source.slice(0, at)) ? 'call' : sign);
    if (sign === ')' || sign === ']') open.pop();
    const isInNumber = /^\d,\d/.test(source.slice(at - 1, at + 2));
    return sign === ',' && isInNumber && open.every((one) => one === '(') ? [at] : [];
  });
  const [start = 0, end = start] = [commas[0], commas.at(-1)];
  const text = source
    .slice(start, end + 1)
    .replaceAll(',', (_, at: number) => (commas.includes(start + at) ? '.' : ','));
  return { start, end: end + 1, text, label: commas.length > 1 ? 'Use points' : 'Use a point' };
}

/** The error of a comma in round brackets: `(3, 4)` is a list in square ones, `(2,5 + 1)` has a foreign decimal. */
export function commaInBrackets(cursor: Cursor, opened: Token): MathError {
  const { start, end } = cursor.peek();
  const foreign = foreignNumber(cursor);
  const closing = closingAt(cursor);
  const inner = closing && cursor.source.slice(opened.end, closing.start);
  const list = closing && {
    start: opened.start,
    end: closing.end,
    text: `[${inner ?? ''}]`,
    label: `Use [${inner ?? ''}]`,
  };
  if (!foreign)
    return new MathError('syntax', 'A list or a vector has square brackets.', { start, end }, list);
  // `v = (3,4)` could be a point.
  if (/(?:^|=)\s*$/.test(cursor.source.slice(0, opened.start))) foreign.repairs = [...foreign.repairs, list];
  return foreign;
}

/** The error of `max(1,5; 2,5)` in a sheet with a decimal point. */
export function mixedSigns(cursor: Cursor, opened: Token): MathError {
  const { end } = closingAt(cursor) ?? cursor.peek();
  const typed = cursor.source.slice(opened.start, end);
  const text = typed.replace(/(?<=\d),(?=\d)/g, '.').replaceAll(';', ',');
  const words = 'This sheet writes decimals with a point, and a comma between values.';
  return new MathError('syntax', words, opened, { start: opened.start, end, text, label: `Use ${text}` });
}

/** The bracket that closes the one in which the cursor stands. */
function closingAt(cursor: Cursor): Token | null {
  let depth = 1;
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return null;
    if (['(', '['].some((sign) => cursor.isOperator(sign, ahead))) depth += 1;
    if ([')', ']'].some((sign) => cursor.isOperator(sign, ahead))) depth -= 1;
    if (depth === 0) return token;
  }
}
