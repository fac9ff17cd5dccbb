import { columnCount, splitTable, type Field } from '@/lib/math/sheet/table/split-table';
import type { Splice } from '../replace-text';

/** A field by its line and column. Line 0 is the header. */
export type FieldPlace = { row: number; column: number };

/** A table that nobody has written in: two columns, two rows. */
export const emptyTable = '\t\n\t\n\t';

/** Changes one field. Lines and fields that are missing before it are added. */
export function setField(source: string, { row, column }: FieldPlace, text: string): Splice[] {
  return fillFields(source, { row, column }, [[text]]);
}

/** Fills fields from a place on, to the right and downwards. The table grows where the block is larger. */
export function fillFields(source: string, at: FieldPlace, block: readonly (readonly string[])[]): Splice[] {
  const lines = splitTable(source);
  const inside = block.slice(0, Math.max(lines.length - at.row, 0));
  const below = block.slice(inside.length);
  const splices = inside.flatMap((values, step) => fillLine(lines[at.row + step] ?? [], at.column, values));
  if (below.length === 0) return splices;
  const gap = '\n'.repeat(Math.max(at.row - lines.length, 0));
  const added = below.map((values) => `\n${'\t'.repeat(at.column)}${values.map(plain).join('\t')}`).join('');
  return [...splices, { start: source.length, end: source.length, text: gap + added }];
}

function fillLine(line: readonly Field[], column: number, values: readonly string[]): Splice[] {
  const known = line.slice(column, column + values.length);
  const splices: Splice[] = known.map(({ start, end }, step) => ({
    start,
    end,
    text: plain(values[step] ?? ''),
    isField: true,
  }));
  const rest = values.slice(known.length);
  if (rest.length === 0) return splices;
  const end = line.at(-1)?.end ?? 0;
  const gap = '\t'.repeat(Math.max(column - line.length, 0));
  const text = gap + rest.map((value) => `\t${plain(value)}`).join('');
  const last = splices.at(-1);
  // What is added behind the last field belongs to one stretch with it, so that stretches never touch.
  return last?.end === end
    ? [...splices.slice(0, -1), { ...last, text: last.text + text }]
    : [...splices, { start: end, end, text }];
}

/** A field holds neither tabs nor line breaks: they would be other fields. */
const plain = (text: string): string => text.replaceAll(/[\t\r\n]+/gu, ' ');

/** Adds an empty line before another. Behind the last one it adds all that are missing. */
export function addRow(source: string, row: number): Splice[] {
  const lines = splitTable(source);
  const start = lines[row]?.[0]?.start;
  if (start === undefined) {
    const end = source.length;
    return [{ start: end, end, text: '\n'.repeat(row - lines.length + 1) }];
  }
  // Before the break above the line: what follows that break stays the field that somebody writes in.
  const at = Math.max(start - 1, 0);
  return [{ start: at, end: at, text: '\n' }];
}

/** Takes a line out, with one of the line breaks around it. */
export function removeRow(source: string, row: number): Splice[] {
  const lines = splitTable(source);
  const line = lines[row];
  const [start, end] = [line?.[0]?.start, line?.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  if (row === 0) return [{ start, end: Math.min(end + 1, source.length), text: '' }];
  return [{ start: start - 1, end, text: '' }];
}

/** Adds an empty column before another, or at the end. */
export function addColumn(source: string, column: number): Splice[] {
  const width = columnCount(splitTable(source));
  return splitTable(source).flatMap((line, row): Splice[] => {
    const field = line[column];
    // Before the tab to its left, for the same reason as in `addRow`.
    const at = column > 0 ? (field?.start ?? 0) - 1 : field?.start;
    if (field && at !== undefined) return [{ start: at, end: at, text: '\t' }];
    // Lines that end before the place stay short; the header shows the new column.
    if (row > 0) return [];
    const end = line.at(-1)?.end ?? 0;
    return [{ start: end, end, text: '\t'.repeat(Math.max(Math.min(column, width) - line.length + 1, 0)) }];
  });
}

/** Takes a column out, with one of the tabs around each of its fields. */
export function removeColumn(source: string, column: number): Splice[] {
  return splitTable(source).flatMap((line): Splice[] => {
    const field = line[column];
    if (!field) return [];
    if (column > 0) return [{ start: field.start - 1, end: field.end, text: '' }];
    return [{ start: field.start, end: line.length > 1 ? field.end + 1 : field.end, text: '' }];
  });
}

/** The place in the source at which a field begins or, where it is missing, would be added. */
export function findField(source: string, { row, column }: FieldPlace): Field {
  const line = splitTable(source)[row];
  const end = line?.at(-1)?.end ?? source.length;
  return line?.[column] ?? { text: '', start: end, end };
}

/** The field in which a place of the source is. */
export function fieldAt(source: string, index: number): FieldPlace {
  const before = source.slice(0, index).split('\n');
  return { row: before.length - 1, column: (before.at(-1) ?? '').split('\t').length - 1 };
}
