import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { Node, PointNode, Statement } from './node';

/** More curves than these cannot be told apart. */
const mostCurves = 6;
const mostPoints = 12;

type ReadPlot = Omit<Extract<Statement, { type: 'plot' }>, 'start' | 'end'>;

/**
 * `plot sin(x), cos(x) for x from 0 to 2 pi`, `plot f(x)`, `plot times, distances`, `plot x^2, (a, b)`. Null for a line
 * that does not begin with the word, or in which it is a name.
 */
export function readPlot(cursor: Cursor): ReadPlot | null {
  const isName = ['=', ':=', ')', ','].some((sign) => cursor.isOperator(sign, 1)) || isCall(cursor);
  if (!cursor.isWord('plot') || isName || cursor.peek(1).kind === 'end') return null;
  const word = cursor.next();
  const variable = variableAhead(cursor);
  const shown = cursor.binding(variable === null ? [] : [variable], () => readShown(cursor));
  const { bodies, points } = shown;
  if (bodies.length > mostCurves)
    throw new MathError('too-large', `A plot has at most ${String(mostCurves)} curves.`, word);
  if (points.length > mostPoints)
    throw new MathError('too-large', `A plot has at most ${String(mostPoints)} points.`, word);
  if (!cursor.take('for')) return { type: 'plot', ...shown, variable: null, from: null, to: null };
  const name = cursor.next();
  if (name.kind !== 'name') throw new MathError('syntax', 'After “for” comes the name that varies.', name);
  if (!cursor.take('from')) return { type: 'plot', ...shown, variable: name.text, from: null, to: null };
  // Between the ends of a range `to` is no change of unit.
  const from = cursor.binding(['to'], cursor.formula);
  if (!cursor.take('to')) throw new MathError('syntax', 'A range has two ends, as in “from 0 to 1”.', from);
  return { type: 'plot', ...shown, variable: name.text, from, to: cursor.formula() };
}

function readShown(cursor: Cursor): Pick<ReadPlot, 'bodies' | 'points'> {
  const bodies: Node[] = [];
  const points: PointNode[] = [];
  do {
    if (isPointAt(cursor, 0)) points.push(readPoint(cursor));
    else {
      // `plot y = x^2` is the graph of the right side.
      if (cursor.peek().kind === 'name' && cursor.isOperator('=', 1)) for (const _ of 'y=') cursor.next();
      bodies.push(cursor.formula());
    }
  } while (cursor.take(','));
  return { bodies, points };
}

function readPoint(cursor: Cursor): PointNode {
  const opened = cursor.next();
  const x = cursor.formula();
  cursor.next();
  const y = cursor.formula();
  const { end } = cursor.close(')', opened);
  return { x, y, start: opened.start, end };
}

/** `plot(…)` is a name before its arguments, `plot (a, b)` a point. */
const isCall = (cursor: Cursor) =>
  cursor.isOperator('(', 1) && !(cursor.peek(1).isSpaced && isPointAt(cursor, 1));

/** Whether a bracket with two parts stands there alone. */
function isPointAt(cursor: Cursor, first: number): boolean {
  if (!cursor.isOperator('(', first)) return false;
  let depth = 0;
  let commas = 0;
  for (let ahead = first; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return false;
    if (['(', '['].some((sign) => cursor.isOperator(sign, ahead))) depth += 1;
    if ([')', ']'].some((sign) => cursor.isOperator(sign, ahead))) depth -= 1;
    if (depth === 1 && [',', ';'].some((sign) => cursor.isOperator(sign, ahead))) commas += 1;
    if (depth === 0) return commas === 1 && endsAt(cursor, ahead + 1);
  }
}

const endsAt = (cursor: Cursor, ahead: number) =>
  ['end', 'line'].includes(cursor.peek(ahead).kind) ||
  cursor.isOperator(',', ahead) ||
  cursor.isOperator(';', ahead) ||
  cursor.isWord('for', ahead);

function variableAhead(cursor: Cursor): string | null {
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return null;
    if (cursor.isWord('for', ahead)) return cursor.peek(ahead + 1).text;
  }
}
