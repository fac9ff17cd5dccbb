import Papa from 'papaparse';
import { writeTable } from '@/lib/core/write-table';
import { refuseTable } from '@/lib/math/sheet/table/split-table';
import { machineNumbers } from './machine-numbers';
import { tableOf } from '../table/pasted-table';
import type { CellDraft } from '../edit/edit-cells';
import { countLeftOut, shownOf, type Incoming, type OutgoingCell } from './exchange';
import { kindWords, readKindWords } from './kind-words';

const header = ['kind', 'source', 'result'];

/** The writer of tables puts an apostrophe before what a table program would run; one that was typed gets a second. */
const marked = (text: string): string => (text.startsWith("'") ? `'${text}` : text);
const original = (text: string): string => (text.startsWith("'") ? text.slice(1) : text);

/** A sheet as a table: what each cell is, what was typed, and what it came to. */
export const toCsv = (cells: readonly OutgoingCell[]): string =>
  writeTable([
    header,
    ...cells
      .filter(({ kind }) => kind !== 'paper')
      .map((cell) => [kindWords(cell), marked(cell.source), machineNumbers(shownOf(cell) ?? '')]),
  ]);

/** Reads our own file again, or measurements: they become a table, or lists where a table would be too large. */
export function fromCsv(text: string): Incoming {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { skipEmptyLines: 'greedy' });
  const [first = [], ...rows] = data;
  if (first[0] === 'kind' && first[1] === 'source') return readOwn(rows);
  const source = tableOf(data);
  if (data.length > 0 && refuseTable(source) === null)
    return { cells: [{ kind: 'table', source }], leftOut: {} };
  return readColumns(first, rows);
}

const readOwn = (rows: readonly string[][]): Incoming => ({
  cells: rows.map(([kind = '', source = '']): CellDraft => ({
    ...(readKindWords(kind) ?? { kind: 'text' }),
    source: original(source),
  })),
  leftOut: {},
});

const number = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/iu;

function readColumns(first: readonly string[], rows: readonly string[][]): Incoming {
  // Without a line of names, the first line has numbers as well.
  const hasNames = !first.every((value) => number.test(value.trim()));
  const values = hasNames ? rows : [[...first], ...rows];
  const used = new Set<string>();
  const incoming: Incoming = { cells: [], leftOut: {} };
  first.forEach((given, column) => {
    const typed = values.map((row) => (row[column] ?? '').trim());
    if (typed.length === 0 || !typed.every((value) => number.test(value))) {
      incoming.leftOut = countLeftOut(incoming.leftOut, 'column');
      return;
    }
    const name = nameOf(hasNames ? given : '', column, used);
    used.add(name);
    incoming.cells.push({ kind: 'calculation', source: `${name} = [${typed.join(', ')}]` });
  });
  return incoming;
}

/** A name that a sheet can define. Two columns never get the same one. */
function nameOf(given: string, column: number, used: ReadonlySet<string>): string {
  const plain = given.normalize('NFKD').replaceAll(/[^A-Za-z0-9_]+/gu, '');
  const wanted = /^[A-Za-z][A-Za-z0-9_]*$/u.test(plain) ? plain : `column${String(column + 1)}`;
  return used.has(wanted) ? `${wanted}_${String(column + 1)}` : wanted;
}
