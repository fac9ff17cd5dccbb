import { isMoney } from '../units/currencies';
import { findUnit } from '../units/find-unit';
import type { Cursor } from './cursor';
import type { Node } from './node';
import { readAmount } from './read-number';
import { readNext, type UnitChain } from './read-units';

/** An amount with its currency before it: `$5`, `€ 12`, `CHF 3.50/kg`; null for anything else. */
export function readMoney(cursor: Cursor): Node | null {
  const token = cursor.peek();
  const number = cursor.peek(1);
  if (token.kind !== 'name' || number.kind !== 'number') return null;
  if (cursor.bound.has(token.text) || cursor.names.has(token.text)) return null;
  const unit = findUnit(token.text);
  if (!unit || !isMoney(unit.dimensions)) return null;
  cursor.words.add(token.text);
  cursor.next();
  const amount = readAmount(cursor);
  const chain: UnitChain = {
    factors: [{ unit: { ...unit, before: number.isSpaced ? ' ' : '' }, power: 1 }],
    words: [{ name: token.text, start: token.start, end: token.end }],
  };
  while (readNext(cursor, chain, false));
  return { type: 'quantity', amount, ...chain, start: token.start, end: cursor.previous?.end ?? amount.end };
}
