import { MathError } from '../errors/math-error';
import { isList, isMatrix } from '../values/classify';
import type { Value } from '../values/value';

type Operation = (a: Value, b: Value) => Value;

/** The numbers of rows and columns in words: “2 × 3”, or the length of a list. */
export const sizeOf = (value: Value): string =>
  isMatrix(value) ? `${value.length} × ${value[0]?.length ?? 0}` : isList(value) ? String(value.length) : '1';

/** Works entry by entry; a single value meets every entry. Lists must have the same length. */
export function mapLists(a: Value, b: Value, operation: Operation): Value {
  if (isList(a) && isList(b)) {
    if (isMatrix(a) !== isMatrix(b))
      throw new MathError('matrix-size', `These sizes do not fit: ${sizeOf(a)} and ${sizeOf(b)}.`);
    if (a.length !== b.length)
      throw new MathError('matrix-size', `The lists differ in length: ${sizeOf(a)} and ${sizeOf(b)}.`);
    return a.map((entry, at) => mapLists(entry, b[at] ?? 0, operation));
  }
  if (isList(a)) return a.map((entry) => mapLists(entry, b, operation));
  if (isList(b)) return b.map((entry) => mapLists(a, entry, operation));
  return operation(a, b);
}

/** Products of matrices and vectors; two vectors give their scalar product. */
export function multiplyLists(a: Value[], b: Value[], multiply: Operation, add: Operation): Value {
  const rows = isMatrix(a) ? a : null;
  const columns = isMatrix(b) ? b : null;
  const inner = rows ? (rows[0]?.length ?? 0) : a.length;
  if (inner !== b.length)
    throw new MathError('matrix-size', `These sizes do not fit a product: ${sizeOf(a)} times ${sizeOf(b)}.`);
  if (a.length * inner * (columns?.[0]?.length ?? 1) > 8_000_000)
    throw new MathError('too-large', 'The matrices are too large.');
  const dot = (x: Value[], y: Value[]): Value =>
    x.map((entry, at) => multiply(entry, y[at] ?? 0)).reduce((total, part) => add(total, part));
  if (!columns) return rows ? rows.map((row) => dot(row, b)) : dot(a, b);
  const width = columns[0]?.length ?? 0;
  const column = (at: number) => columns.map((row) => row[at] ?? 0);
  const byColumn = Array.from({ length: width }, (_, at) => column(at));
  return rows
    ? rows.map((row) => byColumn.map((entries) => dot(row, entries)))
    : byColumn.map((entries) => dot(a, entries));
}
