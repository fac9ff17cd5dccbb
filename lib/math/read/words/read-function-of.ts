import { findBuiltIn } from '../../functions/registry';
import type { Cursor } from '../cursor';
import type { Node } from '../node';
import type { Token } from '../token';
import { isWordAhead, lengthUntilTarget } from './look-ahead';

/**
 * Reads `mean of 3, 5 and 8` or `sin of 30°` behind the name of a function; null for anything else. `operand` reads
 * what a function of one value takes.
 */
export function readFunctionOf(cursor: Cursor, name: Token, operand: () => Node): Node | null {
  const builtIn = cursor.isWord('of') ? findBuiltIn(name.text) : null;
  if (!builtIn || cursor.names.has(name.text) || cursor.bound.has(name.text)) return null;
  cursor.next();
  cursor.words.add(name.text);
  const args = builtIn.most > 1 && cursor.calls === 0 ? readSeveral(cursor) : [readOne(cursor, operand)];
  const { start, end: nameEnd } = name;
  const end = args.at(-1)?.end ?? nameEnd;
  return { type: 'call', name: name.text, args, nameEnd, isBare: false, start, end };
}

function readOne(cursor: Cursor, operand: () => Node): Node {
  const sign = cursor.take('-');
  const inner = operand();
  return sign ? { type: 'negative', operand: inner, start: sign.start, end: inner.end } : inner;
}

function readSeveral(cursor: Cursor): Node[] {
  const args: Node[] = [];
  do {
    const length = lengthUntilTarget(
      cursor,
      ({ kind, text }, ahead) => (kind === 'operator' && text === ',') || isWordAhead(cursor, ['and'], ahead),
    );
    args.push(cursor.within(length, cursor.formula));
  } while (takeParting(cursor));
  return args;
}

/** A comma, `and`, or both. */
const takeParting = (cursor: Cursor): Token | null => {
  const comma = cursor.take(',');
  return cursor.take('and') ?? comma;
};
