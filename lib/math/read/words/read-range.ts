import { MathError } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { BoundForm, Node } from '../node';
import { isWordAhead, lengthUntil } from './look-ahead';

/** Where a name runs: from one bound to the other, or towards one alone. */
export type Range = { variable: string | null; lower: Node; upper: Node | null };

const towards = ['->', 'to', 'approaches', 'tends', 'goes'];

/** Reads limits below and above a sign: `_0^3`, `_(k=1)^10`, `_(x->0)`; null where none stand. */
export function readLimits(cursor: Cursor): Range | null {
  if (!cursor.take('_')) return null;
  const { variable, node: lower } = readScript(cursor);
  const power = cursor.peek();
  if (power.kind === 'power') {
    cursor.next();
    return { variable, lower, upper: numberAt(power.text, power) };
  }
  return { variable, lower, upper: cursor.take('^') ? readScript(cursor).node : null };
}

const numberAt = (text: string, { start, end }: { start: number; end: number }): Node => ({
  ...{ type: 'number', value: Number(text), text },
  ...{ start, end },
});

function readScript(cursor: Cursor): { variable: string | null; node: Node } {
  const opened = cursor.take('(') ?? cursor.take('{');
  if (!opened)
    return { variable: null, node: cursor.within(1 + Number(cursor.isOperator('-')), cursor.formula) };
  const variable = takeVariable(cursor);
  const close = opened.text === '(' ? ')' : '}';
  const node = cursor.within(
    lengthUntil(cursor, () => false),
    cursor.formula,
  );
  cursor.close(close, opened);
  return { variable, node };
}

/** The name before `=` or an arrow, with that sign. */
function takeVariable(cursor: Cursor): string | null {
  const name = cursor.peek();
  const sign = cursor.peek(1).text;
  if (name.kind !== 'name' || (sign !== '=' && !towards.includes(sign))) return null;
  cursor.next();
  cursor.next();
  if (sign === 'tends' || sign === 'goes') cursor.take('to');
  return name.text;
}

/**
 * Reads `from 1 to 10`, `from k = 1 to 10`, `k = 1 to 10`, `between 0 and 3`, and for a limit `x -> 0`. `lengthOf`
 * tells how many tokens the last bound takes; without it, it is all that follows.
 */
export function readRange(
  cursor: Cursor,
  form: BoundForm,
  lengthOf: ((cursor: Cursor) => number) | null,
): Range {
  const isBetween = cursor.take('between') !== null;
  cursor.take('from');
  const variable = takeVariable(cursor);
  const last = () => (lengthOf ? cursor.within(lengthOf(cursor), cursor.formula) : cursor.formula());
  if (form === 'limit') return { variable, lower: last(), upper: null };
  const word = isBetween ? 'and' : 'to';
  const lower = cursor.within(
    lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, [word], ahead)),
    cursor.formula,
  );
  if (!cursor.take(word)) throw new MathError('syntax', 'A range has two ends, as in “from 0 to 3”.', lower);
  return { variable, lower, upper: last() };
}
