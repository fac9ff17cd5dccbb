import { countWords, endsWithOperand, hasOperator, startsWithOperand } from './operands';

/** Scripts that write words without blanks between them. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}`;
const wordBegins = new RegExp(String.raw`(?:^|[\s\p{Ps}\p{Pi}¿¡—${unspaced}]|(?:^|[\s\p{Ps}])["'])$`, 'u');
const wordEnds = new RegExp(String.raw`^(?:$|[\s\p{Pe}\p{Pf}"'’;?!…—${unspaced}]|[.,:](?!\d))`, 'u');
const marksAtEnd = /[*_~]+$/u;
const marksAtStart = /^[*_~]+/u;

/** Whether a mark of emphasis between two texts can open: only where a word begins. */
export function opensWord(before: string, after: string): boolean {
  const inside = after.replace(marksAtStart, '');
  return /^\S/u.test(inside) && wordBegins.test(before.replace(marksAtEnd, ''));
}

/** Whether a mark of emphasis between two texts can close: only where a word ends. */
export function closesWord(before: string, after: string): boolean {
  const inside = before.replace(marksAtEnd, '');
  return /\S$/u.test(inside) && wordEnds.test(after.replace(marksAtStart, ''));
}

/**
 * Whether stars around a text multiply, as in `2 *x* 4`. They do where two of three read as operands: what stands
 * before them, between them and behind them. A star between two operands multiplies too where the next one closes
 * nothing.
 */
export function multiplies(before: string, between: string, behind: string): boolean {
  const follows = endsWithOperand(before);
  const begins = startsWithOperand(between);
  if (follows && begins && !closesWord(between, behind)) return true;
  const isOperand = begins && (countWords(between) === 0 || endsWithOperand(between));
  const operands = [follows, isOperand, startsWithOperand(behind)];
  return operands.filter(Boolean).length >= 2;
}

/** Whether a bullet that stands alone is a sign before a value, as in `- 4 m`. Two words make it an item of a list. */
export const isSignOfValue = (text: string): boolean =>
  countWords(text) <= 1 || (startsWithOperand(text) && hasOperator(text));

/** Whether `>` in a line that stands alone compares, as in `> 5 and < 9`. Words alone make it a quote. */
export const isComparison = (text: string): boolean =>
  text.trim() === '' || (startsWithOperand(text) && isSignOfValue(text));

/** Whether a line only calculates: the lines below it that begin with a sign go on with it. */
export const isSum = (text: string): boolean => countWords(text) === 0 && /[\p{L}\d]/u.test(text);
