import { MathError } from '../errors/math-error';
import { Cursor, type KnownNames } from './cursor';
import type { Statement } from './node';
import { readFormula } from './read-formula';
import { readStatement } from './read-statement';
import { tokenize } from './tokenize';
import { withoutAsking } from './words/end-words';
import { joinWords } from './words/join-words';

/** Longer cells and deeper brackets are refused before anything is read. */
const longest = 2_000;
const deepest = 60;

const none: ReadonlySet<string> = new Set();

/** The statements of a cell, and the words in it that were read as signs: `plus`, `choose`. */
export type ReadCell = { statements: Statement[]; words: ReadonlySet<string> };

/**
 * Reads a cell into its statements; none for a cell without a calculation. Throws a `MathError` with the place of the
 * fault.
 */
export function readCell(
  source: string,
  decimalSign: '.' | ',' = '.',
  { bound = none, names = none }: KnownNames = {},
): ReadCell {
  requireReadable(source);
  const { tokens, words } = joinWords(withoutAsking(tokenize(source, decimalSign)), names);
  const cursor = new Cursor(source, tokens, decimalSign, { bound, names }, readFormula);
  const statements: Statement[] = [];
  for (;;) {
    while (cursor.peek().kind === 'line' || cursor.isOperator(';')) cursor.next();
    if (cursor.peek().kind === 'end') break;
    statements.push(readStatement(cursor));
  }
  return { statements, words: new Set([...words, ...cursor.words]) };
}

/** Throws for a text that is too long or nested too deeply to be read. */
export function requireReadable(source: string): void {
  if (source.length > longest)
    throw new MathError('too-large', `A cell has at most ${longest} characters.`, {
      start: 0,
      end: source.length,
    });
  requireShallow(source);
}

/** Long runs of brackets, signs and powers would make the reader call itself too deeply. */
function requireShallow(source: string) {
  if (source.length <= deepest) return;
  let depth = 0;
  let run = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? '';
    if ('([{|'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if ("^-+√!'".includes(sign)) run += 1;
    else if (run > 0 && !/[\s\d.]/.test(sign)) run = 0;
    if (depth > deepest || run > deepest * 2)
      throw new MathError('too-large', 'This formula is nested too deeply.', {
        start: 0,
        end: source.length,
      });
  }
}
