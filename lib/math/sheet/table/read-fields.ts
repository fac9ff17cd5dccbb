import { MathError } from '../../errors/math-error';
import { findConstant } from '../../evaluate/constants';
import { findBuiltIn } from '../../functions/registry';
import type { Node } from '../../read/node';
import { freeNames, walk } from '../free-names';
import { requireOwnSigns } from './number-signs';
import type { ColumnUnit } from './read-header';
import { readPart, trimmed, type Reading } from './read-part';
import type { Field } from './split-table';

/** The entries of a column. Without any number in them they are words, and stay as they are typed. */
export type ReadFields = { entries: Node[]; isText: boolean };

/** The fields of a column below its header, without those that are empty at its end. */
export function fieldsOf(lines: readonly (readonly Field[])[], column: number): Field[] {
  const fields = lines.slice(1).map((line) => {
    const end = line.at(-1)?.end ?? 0;
    return line[column] ?? { text: '', start: end, end };
  });
  return fields.slice(0, fields.findLastIndex(({ text }) => text.trim() !== '') + 1);
}

/** Reads the fields of a column. Throws a `MathError` at the field that cannot be read. */
export function readFields(fields: readonly Field[], unit: ColumnUnit | null, reading: Reading): ReadFields {
  if (!fields.some((field) => isNumeric(field, reading)))
    return {
      entries: fields.map(({ text, start, end }) => ({ type: 'text', text: text.trim(), start, end })),
      isText: fields.length > 0,
    };
  const entries = fields.map((field) => {
    if (field.text.trim() === '')
      throw new MathError(
        'empty-data',
        'A field is empty between others. Fill it, or move up those below.',
        field,
      );
    requireOwnSigns(field, reading.source, reading.decimalSign);
    return withUnit(readPart(trimmed(field, reading.source), reading), unit);
  });
  return { entries, isText: false };
}

const opensNumber = /^[-+−–]?[\s(]*[.,]?\d|^[½⅓⅔¼¾]/u;
const dateOrClock = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:\D|$)|^\d{1,2}:\d{2}(?:\s?[ap]m)?$/iu;

/** Whether a field is a number or a formula of numbers: `3/4`, `sqrt(2)`. A word, a date and `A-1` are not. */
function isNumeric(field: Field, reading: Reading): boolean {
  const text = field.text.trim();
  if (text === '' || dateOrClock.test(text)) return false;
  if (opensNumber.test(text)) return true;
  try {
    return isOfNumbers(readPart(trimmed(field, reading.source), { ...reading, words: new Set() }));
  } catch (error) {
    if (error instanceof MathError) return false;
    throw error;
  }
}

function isOfNumbers(body: Node): boolean {
  const names = freeNames({ type: 'value', body, start: body.start, end: body.end });
  return (
    hasPart(body, ['number', 'ratio']) &&
    names.every(({ name }) => findConstant(name) !== null || findBuiltIn(name) !== null)
  );
}

function hasPart(node: Node, wanted: readonly Node['type'][]): boolean {
  const types: Node['type'][] = [];
  walk(node, ({ type }) => types.push(type));
  return wanted.some((type) => types.includes(type));
}

/** A number gets the unit of its column; a quantity is changed into it. */
function withUnit(node: Node, unit: ColumnUnit | null): Node {
  const { start, end } = node;
  if (unit === null) return node;
  if (unit.kind === 'percent') return { type: 'percent', operand: node, start, end };
  return hasPart(node, ['quantity'])
    ? { type: 'convert', value: node, target: unit, targetStart: end, start, end }
    : { type: 'quantity', amount: node, factors: unit.factors, start, end };
}
