import { MathError } from '../../errors/math-error';
import type { Token } from '../token';
import { endsOperand } from '../words/ends-operand';
import { oddBase } from './number-patterns';

/** What follows `//` where somebody divides, and comments on nothing. */
const divided = /\/\/\s*[\d(][\d\s.()+*/-]*$/my;

const matches = (pattern: RegExp, source: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
};

/** Throws for `17 // 5`: elsewhere a whole division, here the rest of the line would go without a word. */
export function refuseDivision(source: string, at: number, last: Token | undefined): void {
  if (!last || !endsOperand(last) || matches(divided, source, at) === null) return;
  const words = 'Here // begins a comment. A whole division is floor(17/5).';
  throw new MathError('not-supported', words, { start: at, end: at + 2 });
}

/** Throws for `0b102`. */
export function refuseBase(source: string, at: number): void {
  const odd = matches(oddBase, source, at);
  if (odd === null) return;
  const words = 'After 0b stand digits 0 and 1, after 0o digits to 7, after 0x digits and letters to f.';
  throw new MathError('syntax', words, { start: at, end: at + odd.length });
}

/** Throws for `max(1,000, 2)`: a comma in a call parts values, and nobody types `000` for one. */
export function refuseZeros(source: string, at: number, digits: string, tokens: readonly Token[]): void {
  const [number, comma] = tokens.slice(-2);
  if (comma?.text !== ',' || comma.end !== at || number?.kind !== 'number' || comma.start !== number.end)
    return;
  if (!/^0\d\d/.test(digits)) return;
  const text = source.slice(number.start, number.end) + digits;
  const place = { start: number.start, end: at + digits.length };
  const words = `In brackets a comma parts values. Write ${text}.`;
  throw new MathError('syntax', words, place, { ...place, text, label: `Use ${text}` });
}
