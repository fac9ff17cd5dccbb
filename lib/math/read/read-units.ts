import { isOddUnit } from '../units/everyday-units';
import { findUnit } from '../units/find-unit';
import type { Unit, UnitFactor } from '../units/unit';
import type { UnitWord } from './node';
import { isKeyword, type Cursor } from './cursor';
import { unitInWords, type FoundUnit } from './words/unit-in-words';

/** The unit whose name stands at the cursor, with how many tokens it takes; null when a name is something else. */
function unitAt(cursor: Cursor, ahead = 0): FoundUnit | null {
  const token = cursor.peek(ahead);
  if (cursor.isOperator('°', ahead)) return degree && { unit: degree, length: 1 };
  if (token.kind !== 'name' || cursor.bound.has(token.text)) return null;
  const after = cursor.peek(ahead + 1);
  const inWords = cursor.names.has(token.text) ? null : unitInWords(token.text, after);
  if (inWords) cursor.words.add(token.text);
  if (inWords) return inWords;
  if (token.text === 'in') return opensOperand(cursor, ahead + 1) ? null : single(findUnit('in'));
  if (isKeyword(token)) return null;
  // Two letters that could be names as well stay a word: the sheet tells what they are.
  if (isOddUnit(token.text)) return null;
  // A name with a bracket right behind it is a function or a factor.
  if (after.kind === 'operator' && after.text === '(' && !after.isSpaced) return null;
  return single(findUnit(token.text));
}

/** `s2` in `m/s2`: a unit with its exponent right behind it. */
function unitWithDigit(cursor: Cursor): { unit: Unit; length: number; power: number } | null {
  const token = cursor.peek();
  const [, letters = '', digit = ''] = /^(\p{L}+)([2-4])$/u.exec(token.text) ?? [];
  const isName = token.kind === 'name' && !cursor.bound.has(token.text);
  const unit = isName && letters !== '' ? findUnit(letters) : null;
  return unit && { unit, length: 1, power: Number(digit) };
}

/** Whether the name of a unit stands there. */
export const startsUnit = (cursor: Cursor, ahead: number): boolean => unitAt(cursor, ahead) !== null;

const degree = findUnit('deg');
const single = (unit: Unit | null) => unit && { unit, length: 1 };

/** Whether an operand begins here, so that `in` before it is a conversion and not an inch. */
function opensOperand(cursor: Cursor, ahead: number): boolean {
  const token = cursor.peek(ahead);
  if (token.kind === 'end' || token.kind === 'line') return false;
  if (token.kind === 'operator') return token.text === '°' || token.text === '%';
  // In `5 cm in in` the second one is the inch, in `1 in in cm` the first.
  if (token.kind === 'name' && token.text === 'in') return !opensOperand(cursor, ahead + 1);
  return token.kind === 'name' && !isKeyword(token);
}

/** Units in a row, and how each was typed. */
export type UnitChain = { factors: UnitFactor[]; words: UnitWord[] };

/**
 * Reads a chain of units behind a number, such as `kg m/s^2` or `J/(g·K)`; null when no unit stands there. `isLoose`
 * is for the target of a conversion, where nothing but units can follow, so blanks around `/` do not matter.
 */
export function readUnitChain(cursor: Cursor, isLoose = false): UnitChain | null {
  const chain: UnitChain = { factors: [], words: [] };
  const { factors } = chain;
  const position = cursor.position;
  const first = cursor.peek();
  if (cursor.peek().text === '1' && cursor.isOperator('/', 1) && !unitAt(cursor, 0) && unitAt(cursor, 2)) {
    cursor.next();
  } else if (!readFactor(cursor, chain, 1)) return null;
  while (readNext(cursor, chain, isLoose));
  if (factors.length === 0) cursor.rewind(position);
  const isTight = !isLoose && !first.isSpaced && factors.length === 1;
  if (isTight) cursor.tightUnits.add(first.text);
  else for (const { unit } of factors) cursor.spacedUnits.add(unit.symbol);
  return factors.length > 0 ? chain : null;
}

function readFactor(cursor: Cursor, { factors, words }: UnitChain, sign: 1 | -1): boolean {
  const found: FoundUnit | null = unitAt(cursor) ?? unitWithDigit(cursor);
  if (!found) return false;
  const { start } = cursor.peek();
  // No name of the sheet is spelled like a unit of two words.
  const text = Array.from({ length: found.length }, (_, ahead) => cursor.peek(ahead).text).join(' ');
  for (let taken = 0; taken < found.length; taken++) cursor.next();
  words.push({ name: text, start, end: cursor.previous?.end ?? start });
  factors.push({ unit: found.unit, power: sign * (found.power ?? readPower(cursor)) });
  return true;
}

function readPower(cursor: Cursor): number {
  if (cursor.peek().kind === 'power' && !cursor.peek().isSpaced) return Number(cursor.next().text);
  if (!cursor.isOperator('^')) return 1;
  const position = cursor.position;
  cursor.next();
  const bracket = cursor.take('(');
  const sign = cursor.take('-') ? -1 : 1;
  const token = cursor.peek();
  if (token.kind === 'number') {
    cursor.next();
    if (!bracket || cursor.take(')')) return sign * Number(token.text);
  }
  cursor.rewind(position);
  return 1;
}

/** Reads one more factor; false where the chain ends. */
export function readNext(cursor: Cursor, chain: UnitChain, isLoose: boolean): boolean {
  const { factors } = chain;
  const [sign, after] = [cursor.peek(), cursor.peek(1)];
  const isTight = isLoose || (!sign.isSpaced && !after.isSpaced);
  if (cursor.isOperator('/') && isTight) return readDivisor(cursor, chain);
  if (cursor.isOperator('*') && isTight && unitAt(cursor, 1)) {
    cursor.next();
    return readFactor(cursor, chain, 1);
  }
  const found = sign.isSpaced || factors.length > 0 ? unitAt(cursor) : null;
  if (!found || !sign.isSpaced) return false;
  // In `2.4 kg g` the second is no second mass: it is a name.
  const isRepeated = factors.some(({ unit }) => unit.dimensions.join() === found.unit.dimensions.join());
  return !isRepeated && readFactor(cursor, chain, 1);
}

function readDivisor(cursor: Cursor, chain: UnitChain): boolean {
  const position = cursor.position;
  cursor.next();
  if (readFactor(cursor, chain, -1)) return true;
  const bracket = cursor.take('(');
  const hundred = cursor.peek().text === '100' && unitAt(cursor, 1) !== null ? cursor.next() : null;
  const inner = bracket || hundred ? readUnitChain(cursor) : null;
  if (inner && (!bracket || cursor.take(')'))) {
    inner.factors.forEach(({ unit, power }, at) => {
      const scaled = hundred && at === 0 ? hundredfold(unit) : unit;
      chain.factors.push({ unit: scaled, power: -power });
    });
    chain.words.push(...inner.words);
    return true;
  }
  cursor.rewind(position);
  return false;
}

/** `L/100 km` is litres for every hundred kilometres. */
const hundredfold = (unit: Unit): Unit => ({
  ...unit,
  symbol: `100 ${unit.symbol}`,
  scale: 100 * unit.scale,
});
