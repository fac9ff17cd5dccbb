import { MathError } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { Node } from '../node';
import { isWordAhead, lengthUntil } from './look-ahead';

const ways: ReadonlyMap<string, string> = new Map([
  ['up', 'ceil'],
  ['down', 'floor'],
  ['off', 'round'],
]);
const styles = ['figures', 'decimals', 'digits', 'nearest'];

/** Reads `round 3.14159 to 2 dp`, `round up 2.3`, `round(3.14159) to 2 dp`; null for a plain call and for a name. */
export function readRound(cursor: Cursor): Node | null {
  const word = cursor.peek();
  if (!cursor.isWord('round') || cursor.names.has('round')) return null;
  const way = ways.get(cursor.peek(1).text);
  const first = cursor.peek(way === undefined ? 1 : 2);
  const isValue = ['number', 'fraction', 'name'].includes(first.kind) || ['(', '-', '√'].includes(first.text);
  const isCall = way === undefined && first.text === '(' && !first.isSpaced;
  if (!isValue || (isCall && !isTarget(cursor))) return null;
  cursor.next();
  if (way !== undefined) cursor.next();
  cursor.words.add('round');
  const formula = cursor.formula();
  return rounded(formula, way ?? 'round', word);
}

/** Whether `to 2 dp` or the like stands right behind the bracket of a call. */
function isTarget(cursor: Cursor): boolean {
  const length = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['to'], ahead));
  const isLast = cursor.isOperator(')', length - 1) && isWordAhead(cursor, ['to'], length);
  const { kind, text } = cursor.peek(length + 1);
  return isLast && !hasComma(cursor, length) && (kind === 'number' || text === 'nearest');
}

const hasComma = (cursor: Cursor, length: number): boolean =>
  Array.from({ length }, (_, ahead) => cursor.isOperator(',', ahead)).includes(true);

const isRounding = (node: Node): boolean => node.type === 'convert' && styles.includes(node.target.kind);

function rounded(formula: Node, name: string, { start, end: nameEnd }: { start: number; end: number }): Node {
  const place = { start, end: formula.end };
  const target = formula.type === 'convert' ? formula.target : null;
  // In `round 12345 to 3 sf in standard form` the first conversion says how.
  if (formula.type === 'convert' && isRounding(formula.value) && name === 'round')
    return { ...formula, ...place };
  const isStyle = isRounding(formula);
  if (formula.type !== 'convert' || !target || !isStyle)
    return { type: 'call', name, args: [formula], nameEnd, isBare: false, ...place };
  if (name === 'round') return { ...formula, ...place };
  if (target.kind !== 'decimals')
    throw new MathError('not-supported', `Only decimal places go one way, as in ${name}(2.345, 2).`, place);
  const { targetStart, end } = formula;
  const text = String(target.count);
  const count: Node = { type: 'number', value: target.count, text, start: targetStart, end };
  return { type: 'call', name, args: [formula.value, count], nameEnd, isBare: false, ...place };
}
