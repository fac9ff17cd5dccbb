import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { Node, Statement } from './node';

/** More curves than these cannot be told apart. */
const mostCurves = 6;

/**
 * `plot sin(x), cos(x) for x from 0 to 2 pi`, `plot f(x)`, `plot times, distances`. Null for a line that does not begin
 * with the word, or in which it is a name.
 */
export function readPlot(cursor: Cursor): Omit<Extract<Statement, { type: 'plot' }>, 'start' | 'end'> | null {
  const isName = ['=', ':=', '(', ',', ')'].some((sign) => cursor.isOperator(sign, 1));
  if (!cursor.isWord('plot') || isName || cursor.peek(1).kind === 'end') return null;
  const word = cursor.next();
  const variable = variableAhead(cursor);
  const bodies = cursor.binding(variable === null ? [] : [variable], () => {
    const found: Node[] = [cursor.formula()];
    while (cursor.take(',')) found.push(cursor.formula());
    return found;
  });
  if (bodies.length > mostCurves)
    throw new MathError('too-large', `A plot has at most ${String(mostCurves)} curves.`, word);
  if (!cursor.take('for')) return { type: 'plot', bodies, variable: null, from: null, to: null };
  const name = cursor.next();
  if (name.kind !== 'name') throw new MathError('syntax', 'After “for” comes the name that varies.', name);
  if (!cursor.take('from')) return { type: 'plot', bodies, variable: name.text, from: null, to: null };
  // Between the ends of a range `to` is no change of unit.
  const from = cursor.binding(['to'], cursor.formula);
  if (!cursor.take('to')) throw new MathError('syntax', 'A range has two ends, as in “from 0 to 1”.', from);
  return { type: 'plot', bodies, variable: name.text, from, to: cursor.formula() };
}

function variableAhead(cursor: Cursor): string | null {
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return null;
    if (cursor.isWord('for', ahead)) return cursor.peek(ahead + 1).text;
  }
}
