import { MathError, type Place } from '../../errors/math-error';
import { isKeyword } from '../../read/cursor';
import type { Node, Target } from '../../read/node';
import { readUnitChain } from '../../read/read-units';
import { readTarget } from '../../read/read-target';
import type { NameUse } from '../free-names';
import { cursorOver, readPart, trimmed, type Reading } from './read-part';

export type ColumnUnit = Extract<Target, { kind: 'unit' }> | { kind: 'percent' };

/** What the header of a column says. */
export type ColumnHead = Place & {
  /** Null for a title that no formula can name. */
  name: NameUse | null;
  unit: ColumnUnit | null;
  /** What stands in the place of a unit and is none, such as a currency. */
  strange: (Place & { text: string }) | null;
  /** By which the column is calculated. */
  formula: Node | null;
};

/**
 * Reads `t`, `t in s` or `v = s / t`. A header from a spreadsheet has its unit in brackets or behind a slash, as in
 * `t (s)` and `t / s`. Throws a `MathError` with the place of the fault.
 */
export function readHeader(place: Place, reading: Reading): ColumnHead {
  const { start, end } = trimmed(place, reading.source);
  const text = reading.source.slice(start, end);
  const sign = /:?=/u.exec(text);
  if (!sign) {
    const head = readNamed({ start, end }, reading);
    return { start, end, name: null, unit: null, strange: null, ...head, formula: null };
  }
  const left = trimmed({ start, end: start + sign.index }, reading.source);
  const head = readNamed(left, reading);
  if (!head)
    throw new MathError('syntax', 'Before “=” stands the name of the column, as in v = s/t.', {
      start: left.start,
      end: Math.max(left.end, start + sign.index + sign[0].length),
    });
  const right = trimmed({ start: start + sign.index + sign[0].length, end }, reading.source);
  if (right.start === right.end)
    throw new MathError('syntax', 'After “=” a formula is missing.', { start, end });
  return { start, end, ...head, formula: readPart(right, reading) };
}

type Named = Pick<ColumnHead, 'name' | 'unit' | 'strange'>;

/** A name, alone or with its unit; null for everything else. */
function readNamed(place: Place, reading: Reading): Named | null {
  const { name, after } = firstName(place, reading) ?? {};
  if (!name || after === undefined) return null;
  const rest = reading.source.slice(after, place.end);
  if (rest.trim() === '') return { name, unit: null, strange: null };
  const [, word = '', wanted] = /^(\s+(?:in|to)\s+)(.+)$/u.exec(rest) ?? [];
  if (wanted !== undefined)
    return {
      name,
      unit: requireUnit({ start: after + word.length, end: place.end }, reading),
      strange: null,
    };
  const [, before = '', inside] = /^(\s*[([])(.*)[)\]]$/u.exec(rest) ?? /^(\s*\/)(.+)$/u.exec(rest) ?? [];
  if (inside === undefined) return null;
  const start = after + before.length;
  const unitPlace = trimmed(unwrapped({ start, end: start + inside.length }, reading.source), reading.source);
  const text = reading.source.slice(unitPlace.start, unitPlace.end);
  if (/^[-–1]?$/u.test(text)) return { name, unit: null, strange: null };
  const unit = findUnitIn(unitPlace, reading);
  return { name, unit, strange: unit ? null : { ...unitPlace, text } };
}

/** The name with which a header begins, and where it ends. */
function firstName(place: Place, reading: Reading): { name: NameUse; after: number } | null {
  try {
    const token = cursorOver(place, reading).peek();
    if (token.kind !== 'name' || isKeyword(token)) return null;
    const { text, start, end } = token;
    return { name: { name: text, start, end, isCall: false }, after: end };
  } catch (error) {
    if (error instanceof MathError) return null;
    throw error;
  }
}

function requireUnit(place: Place, reading: Reading): ColumnUnit {
  const cursor = cursorOver(place, reading);
  const { target } = readTarget(cursor);
  const isEnd = cursor.peek().kind === 'end';
  if (isEnd && target.kind === 'unit') return target;
  if (isEnd && target.kind === 'percent') return { kind: 'percent' };
  throw new MathError('syntax', 'After “in” stands a unit, such as m/s.', place);
}

function findUnitIn(place: Place, reading: Reading): ColumnUnit | null {
  const text = reading.source.slice(place.start, place.end);
  if (text === '%') return { kind: 'percent' };
  try {
    const cursor = cursorOver(place, reading);
    const chain = readUnitChain(cursor, true);
    return chain && cursor.peek().kind === 'end' ? { kind: 'unit', factors: chain.factors, text } : null;
  } catch (error) {
    // Money and other words that look like a unit.
    if (error instanceof MathError) return null;
    throw error;
  }
}

/** `v / (m/s)` has its unit in brackets. */
function unwrapped(place: Place, source: string): Place {
  const { start, end } = trimmed(place, source);
  return /^\([^()]*\)$/u.test(source.slice(start, end)) ? { start: start + 1, end: end - 1 } : place;
}
