import { MathError } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { Node } from '../node';
import { isWordAhead } from './look-ahead';
import { takeTarget } from './target-words';

type Join = (operator: '*', left: Node, right: Node, at: number) => Node;

/**
 * Reads the whole behind `of`, with its part before it. `1/4 of 80` is a product. `20 of 80 in %` asks for a share,
 * and `20 of 80` alone could be either.
 */
export function readOf(cursor: Cursor, part: Node, readOperand: () => Node, join: Join): Node {
  const at = cursor.previous?.start ?? part.end;
  const whole = readOperand();
  const isShare = isInPercent(cursor) && whole.type !== 'percent';
  const [start, end] = [part.start, whole.end];
  if (isShare && isCount(part)) {
    cursor.next();
    takeTarget(cursor);
    return { type: 'share', part, whole, start, end };
  }
  if (!isCount(part) && !(isShare && part.type === 'name')) return join('*', part, whole, at);
  if (whole.type === 'name')
    throw new MathError('syntax', 'Before “of” stands a part, such as 1/4. Use * here.', part);
  const [one, all] = [part, whole].map((node) => cursor.source.slice(node.start, node.end).trim());
  throw new MathError('syntax', `Say “${one} as % of ${all}” for the share, or use * for a product.`, {
    start,
    end,
  });
}

/** A count or a quantity is no part that a whole could be multiplied by; 0.25 is one. */
function isCount(part: Node): boolean {
  if (part.type === 'group') return isCount(part.inner);
  if (part.type === 'negative') return isCount(part.operand);
  return (part.type === 'number' && (part.value >= 1 || part.value === 0)) || part.type === 'quantity';
}

const isInPercent = (cursor: Cursor): boolean =>
  isWordAhead(cursor, ['to', 'in', 'as']) || cursor.isOperator('->')
    ? cursor.isOperator('%', 1) || isWordAhead(cursor, ['percent', 'percentage'], articles(cursor))
    : false;

const articles = (cursor: Cursor): number => (isWordAhead(cursor, ['a'], 1) ? 2 : 1);
