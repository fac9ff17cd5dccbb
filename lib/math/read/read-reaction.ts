import { readReactionText } from '../chemistry/read-reaction-text';
import type { Cursor } from './cursor';
import type { Statement } from './node';

/** `2 H2 + O2 -> 2 H2O`, a line on which each word is a chemical formula; null for anything else. */
export function readReaction(
  cursor: Cursor,
): Pick<Extract<Statement, { type: 'reaction' }>, 'type' | 'reaction'> | null {
  let ahead = 0;
  while (!['end', 'line'].includes(cursor.peek(ahead).kind) && !cursor.isOperator(';', ahead)) ahead += 1;
  const last = cursor.peek(ahead);
  const text = cursor.source.slice(cursor.peek().start, last.start).replace(/(?:#|\/\/).*$/su, '');
  const reaction = /[->→⟶⇌⇄]/u.test(text) ? readReactionText(text) : null;
  if (!reaction) return null;
  for (let taken = 0; taken < ahead; taken++) cursor.next();
  return { type: 'reaction', reaction };
}
