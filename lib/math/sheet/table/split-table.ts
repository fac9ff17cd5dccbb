import { MathError, type Place } from '../../errors/math-error';

/** What a table holds at most: more belongs into a file of its own. */
export const tableLimits = { characters: 16_000, rows: 500, columns: 20 } as const;

/** A field as it is typed, with its place in the source. */
export type Field = Place & { text: string };

/** The fields of a table, line by line. The first line is the header. */
export function splitTable(source: string): Field[][] {
  let start = 0;
  return source.split('\n').map((line) =>
    line.split('\t').map((text) => {
      const field = { text, start, end: start + text.length };
      start = field.end + 1;
      return field;
    }),
  );
}

export const columnCount = (lines: readonly (readonly Field[])[]): number =>
  lines.reduce((most, line) => Math.max(most, line.length), 1);

/** How many lines below the header say something; those after the last of them do not count. */
export const rowCount = (lines: readonly (readonly Field[])[]): number =>
  Math.max(
    0,
    lines.findLastIndex((line) => line.some(({ text }) => text.trim() !== '')),
  );

/** Why a table cannot be read at all; null when it can. */
export function refuseTable(source: string): MathError | null {
  const { characters, rows, columns } = tableLimits;
  const whole = { start: 0, end: source.length };
  const refuse = (limit: string) =>
    new MathError('too-large', `A table has at most ${limit}. Make two tables of it.`, whole);
  if (source.length > characters) return refuse(`${characters.toLocaleString('en')} characters`);
  const lines = splitTable(source);
  if (rowCount(lines) > rows) return refuse(`${String(rows)} rows`);
  return columnCount(lines) > columns ? refuse(`${String(columns)} columns`) : null;
}
