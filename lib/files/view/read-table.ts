import Papa from 'papaparse';

/** A table as it is shown: its head, its rows, and how many rows are left out. */
export type ShownTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly leftOut: number;
};

/** More rows than anybody reads on a page; the file has all of them. */
const mostRows = 500;

/** Reads comma- or tab-separated values; which of them, and which quotes, the text says itself. */
export function readTable(text: string): ShownTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  return { head, rows: rows.slice(0, mostRows), leftOut: Math.max(0, rows.length - mostRows) };
}
