import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { findUnit } from '../units/find-unit';
import type { UnitFactor } from '../units/unit';
import { dimensionsOf, scaleOf } from '../values/quantity';
import { vulgarFractions } from './signs/characters';
import { readBracketedDigits } from './bracketed-digits';
import type { Cursor } from './cursor';
import type { Node } from './node';
import { readUnitChain, startsUnit } from './read-units';

/**
 * Reads a number with all that belongs to it: `3 1/2`, `1.2e3`, `½`, a unit (`12 m/s`), smaller units behind it
 * (`5 km 300 m`), minutes of arc, and an uncertainty (`5.0 ± 0.2`).
 */
export function readNumber(cursor: Cursor): Node {
  const first = readMeasure(cursor);
  const sign = cursor.take('±');
  if (!sign) return first;
  const second = withPercent(cursor, readMeasure(cursor));
  const place = { start: first.start, end: second.end };
  const isShared = first.type !== 'quantity' && second.type === 'quantity';
  const pair: Node = {
    type: 'binary',
    operator: '±',
    left: first,
    right: isShared ? second.amount : second,
    at: sign.start,
    isImplied: false,
    ...place,
  };
  return isShared ? { ...second, amount: pair, ...place } : pair;
}

/** `5.0 ± 2%`: the sign belongs to the uncertainty. */
function withPercent(cursor: Cursor, operand: Node): Node {
  const sign = cursor.take('%');
  return sign ? { type: 'percent', operand, start: operand.start, end: sign.end } : operand;
}

function readMeasure(cursor: Cursor): Node {
  const amount = readAmount(cursor);
  if (cursor.isOperator('°')) return readAngle(cursor, amount);
  if (amount.type === 'number' && isStroke(cursor)) return readFeet(cursor, amount);
  const quantity = withUnit(cursor, amount);
  return quantity ? readSmaller(cursor, quantity, quantity.factors) : amount;
}

export type QuantityNode = Extract<Node, { type: 'quantity' }>;

/** What was read, with the units behind it; null where none stand there. */
export function withUnit(cursor: Cursor, amount: Node): QuantityNode | null {
  const chain = readUnitChain(cursor);
  const end = cursor.previous?.end ?? amount.end;
  return chain && { type: 'quantity', amount, ...chain, start: amount.start, end };
}

export function readAmount(cursor: Cursor): Node {
  const token = cursor.next();
  const { start, end } = token;
  if (token.kind === 'time') return readClock(token.text, start, end);
  if (token.kind === 'fraction') return ratio(0, partsOf(token.text), start, end);
  if (token.kind !== 'number')
    throw new MathError('syntax', 'A number is expected here.', { start, end: Math.max(end, start) });
  const isWhole = /^\d+$/.test(token.text);
  if (isWhole && own(vulgarFractions, cursor.peek().text)) {
    const part = cursor.next();
    return ratio(Number(token.text), partsOf(part.text), start, part.end);
  }
  if (isWhole && isMixed(cursor)) {
    const [top, , bottom] = [cursor.next(), cursor.next(), cursor.next()];
    return ratio(Number(token.text), [Number(top.text), Number(bottom.text)], start, bottom.end);
  }
  if (isWhole && isPartOfUnit(cursor)) {
    const [, bottom] = [cursor.next(), cursor.next()];
    return ratio(0, [Number(token.text), Number(bottom.text)], start, bottom.end);
  }
  const { otherReading } = token;
  const bracketed = readBracketedDigits(cursor, token);
  if (bracketed) return bracketed;
  return { type: 'number', value: Number(token.text), text: token.text, otherReading, start, end };
}

/** Both sides of a fraction of one character, or of a decimal without an end. */
function partsOf(text: string): readonly [number, number] {
  const [top = 0, bottom = 1] = own(vulgarFractions, text) ?? text.split('/').map(Number);
  return [top, bottom];
}

/** `1/2 h` without blanks in the fraction is half an hour. */
function isPartOfUnit(cursor: Cursor): boolean {
  const [slash, bottom, unit] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  return (
    cursor.isOperator('/') &&
    !slash.isSpaced &&
    bottom.kind === 'number' &&
    !bottom.isSpaced &&
    /^[1-9]\d*$/.test(bottom.text) &&
    unit.isSpaced &&
    startsUnit(cursor, 2)
  );
}

/** A whole number, a blank and a fraction without blanks. */
function isMixed(cursor: Cursor): boolean {
  const [top, slash, bottom] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  const isWhole = (text: string) => /^\d+$/.test(text);
  return (
    top.kind === 'number' &&
    top.isSpaced &&
    isWhole(top.text) &&
    cursor.isOperator('/', 1) &&
    !slash.isSpaced &&
    bottom.kind === 'number' &&
    !bottom.isSpaced &&
    isWhole(bottom.text) &&
    Number(bottom.text) > 0
  );
}

const ratio = (
  whole: number,
  [top, bottom]: readonly [number, number],
  start: number,
  end: number,
): Node => ({
  type: 'ratio',
  numerator: whole * bottom + top,
  denominator: bottom,
  isMixed: whole > 0,
  start,
  end,
});

/** `2:30:15` and `2:30` are hours, `2:30 min` are minutes and seconds. */
function readClock(text: string, start: number, end: number): Node {
  const [digits = '', unit = 'h'] = text.split(' ');
  const [first = 0, second = 0, third = 0] = digits.split(':').map(Number);
  const value = (first * 3600 + second * 60 + third) / 3600;
  const amount: Node = { type: 'number', value, text: digits, start, end };
  return { type: 'quantity', amount, factors: unitsOf(unit), start, end };
}

const unitsOf = (name: string): UnitFactor[] => {
  const unit = findUnit(name);
  return unit ? [{ unit, power: 1 }] : [];
};

/** A stroke right behind a number: feet, or two of them inches. */
const isStroke = (cursor: Cursor) =>
  (cursor.isOperator("'") || cursor.isOperator('"')) && !cursor.peek().isSpaced;

/** `5'7"`: feet and inches. */
function readFeet(cursor: Cursor, amount: Node): Node {
  if (cursor.isOperator('"')) return measure(cursor, amount, 'inch');
  const feet = measure(cursor, amount, 'ft');
  const isTight = !cursor.peek().isSpaced && /^\d+$/.test(cursor.peek().text);
  if (cursor.peek().kind === 'number' && isTight && !cursor.isOperator('"', 1))
    return plus(feet, asInches(readPlain(cursor)));
  const isWhole = cursor.peek().kind === 'number' && cursor.isOperator('"', 1);
  return isWhole ? plus(feet, measure(cursor, readPlain(cursor), 'inch')) : feet;
}

const asInches = (amount: Node): Node => {
  const { start, end } = amount;
  return { type: 'quantity', amount, factors: unitsOf('inch'), start, end };
};

/** `30° 15' 50"`: each part is a sixtieth of the one before. */
function readAngle(cursor: Cursor, amount: Node): Node {
  let angle: Node = measure(cursor, amount, 'deg');
  for (const [sign, unit] of [
    ["'", 'arcmin'],
    ['"', 'arcsec'],
  ] as const) {
    if (cursor.peek().kind !== 'number' || !cursor.isOperator(sign, 1)) continue;
    angle = plus(angle, measure(cursor, readPlain(cursor), unit));
  }
  return angle;
}

function readPlain(cursor: Cursor): Node {
  const { text, start, end } = cursor.next();
  return { type: 'number', value: Number(text), text, start, end };
}

function measure(cursor: Cursor, amount: Node, unit: string): Node {
  const { end } = cursor.next();
  return { type: 'quantity', amount, factors: unitsOf(unit), start: amount.start, end };
}

const plus = (left: Node, right: Node): Node => ({
  type: 'binary',
  operator: '+',
  left,
  right,
  at: right.start,
  isImplied: true,
  start: left.start,
  end: right.end,
});

/** Adds quantities of the same kind in falling units: `5 km 300 m`, `3 h 20 min 5 s`. */
function readSmaller(cursor: Cursor, first: Node, factors: readonly UnitFactor[]): Node {
  if (cursor.peek().kind !== 'number' || !cursor.peek().isSpaced) return first;
  const position = cursor.position;
  const next = withUnit(cursor, readAmount(cursor));
  const isSame = next && dimensionsOf(next.factors).join() === dimensionsOf(factors).join();
  if (isSame && scaleOf(next.factors) < scaleOf(factors))
    return readSmaller(cursor, plus(first, next), next.factors);
  cursor.rewind(position);
  return first;
}
