import { findConstant } from '../../evaluate/constants';
import { isBuiltIn } from '../../functions/built-in-names';
import { isKeyword, type Cursor } from '../cursor';
import type { Node } from '../node';
import type { Token } from '../token';
import { endsOperand } from './ends-operand';

type Stop = (token: Token, ahead: number) => boolean;

/** How many tokens stand before the first one outside of brackets that `isStop` names, or before the end. */
export function lengthUntil(cursor: Cursor, isStop: Stop): number {
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return ahead;
    const isSign = token.kind === 'operator';
    if (isSign && depth === 0 && [')', ']', '}', '⌋', '⌉', ';'].includes(token.text)) return ahead;
    if (depth === 0 && isStop(token, ahead)) return ahead;
    if (isSign && ['(', '[', '{', '⌊', '⌈'].includes(token.text)) depth += 1;
    if (isSign && [')', ']', '}', '⌋', '⌉'].includes(token.text)) depth -= 1;
  }
}

/** How many tokens the next term takes: up to a sign of a sum or a comparison. */
export const termLength = (cursor: Cursor): number =>
  lengthUntil(cursor, ({ kind, text }, ahead) => {
    if (kind === 'name') return ['from', 'for', 'to', 'in', 'as', 'and', 'or', 'xor'].includes(text);
    if (kind !== 'operator') return false;
    const before = ahead > 0 ? cursor.peek(ahead - 1) : undefined;
    const isSum = (text === '+' || text === '-') && before !== undefined && endsOperand(before);
    return isSum || ['=', '==', '!=', '<', '<=', '>', '>=', ',', '?', ':'].includes(text);
  });

export const isWordAhead = (cursor: Cursor, words: readonly string[], ahead = 0): boolean => {
  const { kind, text } = cursor.peek(ahead);
  return kind === 'name' && words.includes(text);
};

/** Letters that usually run in a sum or an integral. */
const usual = ['k', 'n', 'i', 'j', 'x', 't', 'u'];

/** The one name in the next tokens that can run; null where there is none, or several that could. */
export function impliedVariable(cursor: Cursor, length: number): string | null {
  const found = new Set<string>();
  for (let ahead = 0; ahead < length; ahead++) {
    const token = cursor.peek(ahead);
    const isCalled = cursor.isOperator('(', ahead + 1) && !cursor.peek(ahead + 1).isSpaced;
    if (token.kind !== 'name' || isKeyword(token) || isBuiltIn(token.text)) continue;
    const isLetter = token.text.length === 1;
    if (isLetter ? ['π', 'e', '∞'].includes(token.text) : findConstant(token.text) !== null || isCalled)
      continue;
    found.add(token.text);
  }
  const [only = null, ...others] = found;
  if (others.length === 0) return only;
  const running = usual.filter((name) => found.has(name));
  return running.length === 1 ? (running[0] ?? null) : null;
}

/** How many tokens stand before a conversion, which belongs to all that is asked: `mean of 3 and 8 to 1 dp`. */
export const lengthUntilTarget = (cursor: Cursor, isStop: Stop = () => false): number =>
  lengthUntil(cursor, (token, ahead) => {
    const after = cursor.peek(ahead + 1);
    // In `3 in and 5 in` it is an inch.
    const isUnit = after.text === '%' || (after.kind === 'name' && !isKeyword(after));
    const isTarget = isWordAhead(cursor, ['to', 'as'], ahead) || cursor.isOperator('->', ahead);
    return isTarget || (isUnit && ahead > 0 && isWordAhead(cursor, ['in'], ahead)) || isStop(token, ahead);
  });

/** Reads what stands before a conversion. */
export const readUntilTarget = (cursor: Cursor): Node =>
  cursor.within(lengthUntilTarget(cursor), cursor.formula);
