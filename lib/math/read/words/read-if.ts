import { MathError } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { Node } from '../node';
import { isWordAhead, lengthUntil } from './look-ahead';

const otherwise = ['else', 'otherwise'];

/** Reads `if 3 > 2 then 5 else 6`; null for the function `if` and for a name. */
export function readIf(cursor: Cursor): Node | null {
  const word = cursor.peek();
  if (!cursor.isWord('if') || cursor.names.has('if')) return null;
  const then = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['then'], ahead));
  if (then < 2 || !isWordAhead(cursor, ['then'], then)) return null;
  cursor.next();
  const test = cursor.within(then - 1, cursor.formula);
  cursor.next();
  const length = lengthOfYes(cursor);
  const hasComma = cursor.isOperator(',', length - 1);
  const yes = cursor.within(length - Number(hasComma), cursor.formula);
  if (hasComma) cursor.next();
  if (!isWordAhead(cursor, otherwise))
    throw new MathError('syntax', 'A choice needs its other value: if x > 0 then 1 else 2.', {
      start: word.start,
      end: yes.end,
    });
  cursor.next();
  const no = cursor.formula();
  return { type: 'choice', test, yes, no, start: word.start, end: no.end };
}

/** A choice inside of the first value has an `else` of its own. */
function lengthOfYes(cursor: Cursor): number {
  let inner = 0;
  return lengthUntil(cursor, (_, ahead) => {
    if (isWordAhead(cursor, ['if'], ahead)) inner += 1;
    if (!isWordAhead(cursor, otherwise, ahead)) return false;
    inner -= 1;
    return inner < 0;
  });
}
