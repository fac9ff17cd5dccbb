import { MathError, type Place } from '../../errors/math-error';
import type { Node, Statement } from '../../read/node';
import { nodeTex } from '../../show/node-tex';
import { symbolTex } from '../../show/symbol-tex';
import { writeNode } from '../../show/write-node';
import { freeNames } from '../free-names';
import { unread, type ReadSource } from '../read-source';
import { noNumbers, typedNumbersOf } from '../typed-numbers';
import { columnNotices } from './column-notices';
import { fieldsOf, readFields, type ReadFields } from './read-fields';
import { readHeader, type ColumnHead } from './read-header';
import type { Reading } from './read-part';
import { refuseTable, rowCount, splitTable, type Field } from './split-table';

/** A column of a table as it was read. It defines one name, as a cell does. */
export type ReadColumn = ReadSource & {
  /** Null where the header could not be read. */
  head: ColumnHead | null;
  isText: boolean;
  /** How many rows the table has. */
  rows: number;
};

/** Reads one column of a table. All places are in the source of the whole table. */
export function readColumn(
  source: string,
  column: number,
  decimalSign: '.' | ',',
  names: ReadonlySet<string> = new Set(),
): ReadColumn {
  const blank: ReadColumn = { ...unread, head: null, isText: false, rows: 0 };
  const refusal = refuseTable(source);
  if (refusal) return { ...blank, error: refusal };
  const lines = splitTable(source);
  const reading = { source, decimalSign, names, words: new Set<string>() };
  let head: ColumnHead | null = null;
  try {
    head = readHeader(headerPlace(lines, column), reading);
    const described = describe(head, fieldsOf(lines, column), reading);
    return { ...described, ...unitsIn(reading), rows: rowCount(lines) };
  } catch (error) {
    if (!(error instanceof MathError)) throw error;
    // A name whose column has an error is not unknown to others.
    return { ...blank, ...naming(head), ...unitsIn(reading), head, rows: rowCount(lines), error };
  }
}

/** Words for which a name of the sheet stands, or would. They are units again once no cell defines the name. */
function unitsIn({ words }: Reading): Pick<ReadSource, 'words' | 'watches'> {
  return { words: [...words], watches: [...words] };
}

function headerPlace([line = []]: readonly (readonly Field[])[], column: number): Place {
  const end = line.at(-1)?.end ?? 0;
  return line[column] ?? { start: end, end };
}

function describe(head: ColumnHead, fields: readonly Field[], reading: Reading): Omit<ReadColumn, 'rows'> {
  const { name, formula } = head;
  const isReadable = formula === null && (name !== null || fields.length > 0);
  const found: ReadFields = isReadable ? readEntries(head, fields, reading) : { entries: [], isText: false };
  const statement = statementOf(head, found.entries);
  return {
    ...unread,
    ...naming(head),
    statements: statement ? [statement] : [],
    uses: statement ? freeNames(statement) : [],
    notices: columnNotices(head, fields.length > 0 && !found.isText, reading.source),
    typed: statement ? [formula ? typedNumbersOf(statement) : noNumbers] : [],
    head,
    isText: found.isText,
  };
}

/** A column that nothing can name calculates nothing, so nothing in it is wrong. */
function readEntries(head: ColumnHead, fields: readonly Field[], reading: Reading): ReadFields {
  try {
    return readFields(fields, head.unit, reading);
  } catch (error) {
    if (!(error instanceof MathError) || head.name !== null) throw error;
    return { entries: [], isText: false };
  }
}

/** What a header says about its name, whatever stands below it. */
function naming(head: ColumnHead | null): Pick<ReadSource, 'defines' | 'reading' | 'tex'> {
  const { name = null, formula = null } = head ?? {};
  if (!name) return { defines: [], reading: null, tex: null };
  return {
    defines: [name],
    reading: name.name + (formula ? ` = ${writeNode(formula)}` : ''),
    tex: symbolTex(name.name) + (formula ? ` = ${nodeTex(formula)}` : ''),
  };
}

function statementOf({ name, formula, unit, start, end }: ColumnHead, entries: Node[]): Statement | null {
  if (!name) return null;
  const place = { start, end };
  const list: Node = { type: 'list', rows: [entries], isMatrix: false, ...place };
  const converted: Node | null =
    formula && unit?.kind === 'unit'
      ? {
          type: 'convert',
          value: formula,
          target: unit,
          targetStart: formula.end,
          start: formula.start,
          end: formula.end,
        }
      : formula;
  return {
    type: 'define',
    name: name.name,
    nameEnd: name.end,
    params: null,
    body: converted ?? list,
    ...place,
  };
}
