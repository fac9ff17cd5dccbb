import { readSubstance } from '../chemistry/substance';
import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { Node } from './node';

const names = new Set(['M', 'molarmass', 'molarMass']);

/**
 * `M(H2SO4)`: a chemical formula in brackets; null for anything else. `M = M(H2SO4)` is fine, too: only where the
 * sheet has an M and a name in the brackets, it is asked for them. The formula is read from the text itself, because
 * its signs mean something else in a calculation.
 */
export function readMolarMass(cursor: Cursor): Node | null {
  const name = cursor.peek();
  if (!names.has(name.text) || !cursor.isOperator('(', 1) || cursor.peek(1).isSpaced) return null;
  const length = lengthOf(cursor);
  const [opened, closed] = [cursor.peek(1), cursor.peek(length)];
  const text = cursor.source.slice(opened.end, closed.start).trim();
  if (length === 0 || !readSubstance(text)) return null;
  // The sheet may have a name like it, and then reads the line again.
  cursor.words.add(name.text);
  const inBracket = namesAhead(cursor, length);
  const isOwn = cursor.names.has(name.text) && inBracket.some((one) => cursor.names.has(one));
  if (isOwn || cursor.bound.has(name.text)) return null;
  for (let taken = 0; taken <= length; taken++) cursor.next();
  const formula: Node = { type: 'text', text, as: 'substance', start: opened.end, end: closed.start };
  const { text: called, start, end: nameEnd } = name;
  return {
    ...{ type: 'call', name: called === 'M' ? 'M' : 'molarmass', args: [formula], nameEnd },
    ...{ isBare: false, start, end: closed.end },
  };
}

/** `molar mass of H2SO4`: the formula goes on to the next blank. Null where the words mean something else. */
export function readMolarMassOf(cursor: Cursor): Node | null {
  const word = cursor.peek();
  const isSaid = ['molar', 'molecular', 'formula'].includes(word.text) && cursor.isWord('of', 2);
  if (!isSaid || !['mass', 'weight'].includes(cursor.peek(1).text) || cursor.names.has(word.text))
    return null;
  let length = 4;
  while (!cursor.peek(length).isSpaced && !['end', 'line'].includes(cursor.peek(length).kind)) length += 1;
  const [{ start }, { end }] = [cursor.peek(3), cursor.peek(length - 1)];
  const text = cursor.source.slice(start, end);
  if (!readSubstance(text))
    throw new MathError('syntax', 'Write a chemical formula, as in “molar mass of H2O”.', { start, end });
  for (let taken = 0; taken < length; taken++) cursor.next();
  cursor.words.add(word.text);
  const formula: Node = { type: 'text', text, as: 'substance', start, end };
  return {
    ...{ type: 'call', name: 'molarmass', args: [formula], nameEnd: word.end },
    ...{ isBare: false, start: word.start, end },
  };
}

/** The words in the bracket; the sheet may get a name like one of them, and then reads the line again. */
function namesAhead(cursor: Cursor, length: number): string[] {
  const tokens = Array.from({ length }, (_, ahead) => cursor.peek(ahead + 1));
  const words = tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
  for (const word of words) cursor.words.add(word);
  return words;
}

/** How many tokens ahead the bracket closes; 0 where it does not. */
function lengthOf(cursor: Cursor): number {
  let depth = 0;
  for (let ahead = 1; ; ahead++) {
    const { kind } = cursor.peek(ahead);
    if (kind === 'end' || kind === 'line') return 0;
    if (cursor.isOperator('(', ahead)) depth += 1;
    if (cursor.isOperator(')', ahead)) depth -= 1;
    if (depth === 0) return ahead;
  }
}
