import { MathError } from '../../errors/math-error';
import type { Surroundings } from '../../evaluate/evaluation';
import type { Statement } from '../../read/node';
import { printUnit } from '../../show/write-unit';
import { isFunction, isList, isMatrix, nameKind } from '../../values/classify';
import type { Value } from '../../values/value';
import type { CellResult, TableColumn } from '../cell-result';
import { evaluateCell, type CellValues } from '../evaluate-cell';
import { toCellError } from '../to-cell-error';
import type { ReadColumn } from './read-column';
import { showColumn } from './show-column';

type Evaluated = { result: CellResult; values: CellValues; failure: MathError | null };

/** Evaluates one column of a table. Its value is a list with an entry for each row. */
export function evaluateColumn(
  id: string,
  source: string,
  read: ReadColumn,
  surroundings: Surroundings,
  definition: (name: string) => Statement | null,
): Evaluated {
  const { result, values, failure } = evaluateCell(
    id,
    source,
    read,
    { ...surroundings, isByRow: true },
    definition,
  );
  const name = read.head?.name?.name;
  const value = name === undefined ? undefined : values.get(name);
  const column = columnOf(read, result);
  if (name === undefined || value === undefined) {
    // A title has no value, and so nobody has looked at its notices.
    const notices = result.kind === 'empty' ? read.notices.map(({ notice }) => notice) : result.notices;
    return { result: { ...result, notices, columns: [column] }, values, failure };
  }
  try {
    const list = listOf(value, read);
    const isPercent = read.head?.unit?.kind === 'percent';
    const style = { settings: surroundings.settings, typedFigures: read.typed[0]?.figures ?? 0 };
    const shown = read.head?.formula ? showColumn(list, isPercent, style) : {};
    return {
      result: { ...result, columns: [{ ...column, ...shown }] },
      values: new Map([[name, list]]),
      failure,
    };
  } catch (error) {
    if (!(error instanceof MathError)) throw error;
    const wrong = toCellError(error, source);
    return {
      result: { ...result, kind: 'error', error: wrong, columns: [{ ...column, error: wrong }] },
      values: new Map(),
      failure: error,
    };
  }
}

/** A column as its header has it, before its values. */
export function columnOf({ head, isText }: ReadColumn, { tex, reading, error }: CellResult): TableColumn {
  const unit = head?.unit;
  return {
    name: head?.name?.name ?? null,
    tex,
    reading,
    unit: unit?.kind === 'unit' ? printUnit(unit.factors) : unit ? '%' : (head?.strange?.text ?? ''),
    isText,
    shown: head?.formula ? [] : null,
    error,
  };
}

/** One value stands for every row. */
function listOf(value: Value, { head, rows, statements }: ReadColumn): Value[] {
  const place = head?.formula ?? null;
  if (isMatrix(value)) throw wrong(value, matrixPlace(statements, value) ?? place);
  if (isList(value)) {
    const odd = value.find((entry) => isList(entry) || isFunction(entry));
    if (odd !== undefined) throw wrong(odd, place);
    return value;
  }
  if (isFunction(value)) throw wrong(value, place);
  return Array.from({ length: rows }, () => value);
}

const wrong = (value: Value, place: { start: number; end: number } | null) =>
  new MathError(
    'argument-type',
    `A field of a table holds one value, not ${nameKind(value)}.`,
    place && { start: place.start, end: place.end },
  );

/** The first field that holds a list. */
function matrixPlace([statement]: readonly Statement[], rows: readonly Value[]) {
  const body = statement?.type === 'define' ? statement.body : null;
  return body?.type === 'list' && rows.length > 0 ? (body.rows[0]?.[0] ?? null) : null;
}
