import type { Cursor } from './cursor';
import type { Node } from './node';
import { readTarget } from './read-target';

/** `x -> x^2`, or a named function inside a formula: `g(y) = x*y`. */
export function readLambda(cursor: Cursor): Node | null {
  const first = cursor.peek();
  if (first.kind !== 'name') return null;
  if ((cursor.isOperator('->', 1) || cursor.isOperator('=>', 1)) && !isConversion(cursor)) {
    cursor.next();
    cursor.next();
    const body = cursor.binding([first.text], cursor.formula);
    return { type: 'lambda', name: null, params: [first.text], body, start: first.start, end: body.end };
  }
  const isDefinition = cursor.isOperator('(', 1) && cursor.isOperator(')', 3) && cursor.isOperator('=', 4);
  if (!isDefinition || cursor.calls === 0 || cursor.peek(2).kind !== 'name') return null;
  const param = cursor.peek(2).text;
  for (let taken = 0; taken < 5; taken++) cursor.next();
  const body = cursor.binding([param], cursor.formula);
  return { type: 'lambda', name: first.text, params: [param], body, start: first.start, end: body.end };
}

/** Whether `x -> m` asks for metres: a unit ends it, and it is no argument, where a function is meant. */
function isConversion(cursor: Cursor): boolean {
  if (cursor.calls > 0 || cursor.isOperator('=>', 1)) return false;
  const { position } = cursor;
  const { text } = cursor.next();
  cursor.next();
  try {
    const isOwn = cursor.isWord(text);
    readTarget(cursor);
    return !isOwn && (['end', 'line'].includes(cursor.peek().kind) || cursor.isOperator(';'));
  } catch {
    return false;
  } finally {
    cursor.rewind(position);
  }
}
