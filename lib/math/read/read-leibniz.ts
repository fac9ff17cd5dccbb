import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { Node } from './node';
import { termLength } from './words/look-ahead';

/** How many tokens `d/dx` or `d²/dx²` takes, and how often it differentiates; null for anything else. */
function leibnizAhead(cursor: Cursor): { length: number; order: number; variable: string } | null {
  if (!cursor.isWord('d')) return null;
  const above = powerAhead(cursor, 1);
  const at = 1 + above.length;
  const below = cursor.peek(at + 1);
  if (!cursor.isOperator('/', at) || below.kind !== 'name' || below.isSpaced) return null;
  const power = powerAhead(cursor, at + 2);
  if (!/^d\p{L}$/u.test(below.text) || power.order !== above.order) return null;
  return { length: at + 2 + power.length, order: above.order, variable: below.text.slice(1) };
}

function powerAhead(cursor: Cursor, ahead: number): { length: number; order: number } {
  const token = cursor.peek(ahead);
  if (token.kind === 'power') return { length: 1, order: Number(token.text) };
  const digits = cursor.peek(ahead + 1);
  if (!cursor.isOperator('^', ahead) || digits.kind !== 'number') return { length: 0, order: 1 };
  return { length: 2, order: Number(digits.text) };
}

/** `d/dx`, without blanks before the variable. */
export const isLeibniz = (cursor: Cursor): boolean => leibnizAhead(cursor) !== null;

/** Reads `d/dx(x^2)`, `d/dx sin(x^2)` and `d²/dx² x^3`: without brackets it goes up to the next sign of a sum. */
export function readLeibniz(cursor: Cursor): Node {
  const { length, order, variable } = leibnizAhead(cursor) ?? { length: 0, order: 1, variable: 'x' };
  const { start } = cursor.peek();
  for (let taken = 0; taken < length; taken++) cursor.next();
  const body = cursor.binding([variable], () =>
    isBracketAlone(cursor) ? readBracket(cursor) : readTerm(cursor),
  );
  const end = cursor.previous?.end ?? body.end;
  const count: Node = { type: 'number', value: order, text: String(order), start, end: start };
  const bounds = order > 1 ? [count] : [];
  return { type: 'form', form: 'derivative', body, variable, bounds, order, start, end };
}

function readBracket(cursor: Cursor): Node {
  const opened = cursor.next();
  const inner = cursor.formula();
  cursor.close(')', opened);
  return inner;
}

/** Whether a bracket stands there that no further factor follows. */
function isBracketAlone(cursor: Cursor): boolean {
  if (!cursor.isOperator('(')) return false;
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const { kind } = cursor.peek(ahead);
    if (kind === 'end' || kind === 'line') return true;
    if (cursor.isOperator('(', ahead)) depth += 1;
    if (cursor.isOperator(')', ahead)) depth -= 1;
    if (depth > 0) continue;
    const after = cursor.peek(ahead + 1);
    return after.kind !== 'power' && after.kind !== 'name' && !['(', '^'].includes(after.text);
  }
}

/** One term. Where a sum goes on, nobody knows whether all of it is meant. */
function readTerm(cursor: Cursor): Node {
  const { position } = cursor;
  const { start, end: first } = cursor.peek();
  const length = termLength(cursor);
  if (length === 0)
    throw new MathError('syntax', 'Put what is to be differentiated in brackets.', { start, end: first });
  const body = cursor.within(length, cursor.formula);
  if (!cursor.isOperator('+') && !cursor.isOperator('-')) return body;
  while (!['end', 'line'].includes(cursor.peek().kind)) cursor.next();
  const end = cursor.previous?.end ?? body.end;
  const { source } = cursor;
  cursor.rewind(position);
  const error = new MathError('syntax', 'Put what is to be differentiated in brackets.', { start, end });
  const inBrackets = (to: number) => `(${source.slice(start, to)})`;
  error.repairs = [end, body.end].map((to) => ({
    start,
    end: to,
    text: inBrackets(to),
    label: `Use d/dx ${inBrackets(to)}`,
  }));
  throw error;
}
