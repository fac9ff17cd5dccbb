import { MathError } from '../errors/math-error';
import { Cursor } from './cursor';
import type { Statement } from './node';
import { readFormula } from './read-formula';
import { readStatement } from './read-statement';
import { tokenize } from './tokenize';

/** Longer cells and deeper brackets are refused before anything is read. */
const longest = 2_000;
const deepest = 60;

/** Names that change how a cell is read. */
export type KnownNames = {
  /** Never units, as the parameters of a function. */
  bound?: ReadonlySet<string>;
  /** Names of the sheet that a number right before them multiplies. */
  factors?: ReadonlySet<string>;
};

/** The statements of a cell, and the units right behind a number that a name of the sheet could stand for. */
export type ReadCell = { statements: Statement[]; tightUnits: string[] };

const none: ReadonlySet<string> = new Set();

/**
 * Reads a cell into its statements; none for a cell without a calculation. Throws a `MathError` with the place of the
 * fault.
 */
export function readCell(
  source: string,
  decimalSign: '.' | ',' = '.',
  { bound = none, factors = none }: KnownNames = {},
): ReadCell {
  requireReadable(source);
  const tokens = tokenize(source, decimalSign);
  const cursor = new Cursor(source, tokens, decimalSign, { bound, factors }, readFormula);
  const statements: Statement[] = [];
  for (;;) {
    while (cursor.peek().kind === 'line' || cursor.isOperator(';')) cursor.next();
    if (cursor.peek().kind === 'end') break;
    statements.push(readStatement(cursor));
  }
  // In `17 h / 1h` both are hours.
  const tightUnits = [...cursor.tightUnits, ...factors].filter((name) => !cursor.spacedUnits.has(name));
  return { statements, tightUnits };
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
  let depth = 0;
  let run = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? '';
    if ('([{|'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if ("^-+√!'".includes(sign)) run += 1;
    else if (!/[\s\d.]/.test(sign)) run = 0;
    if (depth > deepest || run > deepest * 2)
      throw new MathError('too-large', 'This formula is nested too deeply.', {
        start: 0,
        end: source.length,
      });
  }
}
