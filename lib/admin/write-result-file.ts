import Papa from 'papaparse';

/**
 * A table as a file that spreadsheets open safely: what looks like a formula stays text, also in names that people
 * chose. The byte order mark tells them the encoding.
 */
export function writeResultFile(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = Papa.unparse(
    { fields: [...head], data: rows.map((row) => [...row]) },
    { escapeFormulae: /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u, newline: '\r\n' },
  );
  return `\uFEFF${table}\r\n`;
}
