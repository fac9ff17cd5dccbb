import Papa from 'papaparse';

/**
 * A table as a file that spreadsheets open as what it is: what looks like a formula is text, whoever wrote it. With a
 * byte order mark, by which they know the letters.
 */
export function writeResultFile(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = Papa.unparse(
    { fields: [...head], data: rows.map((row) => [...row]) },
    { escapeFormulae: /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u, newline: '\r\n' },
  );
  return `\uFEFF${table}\r\n`;
}
