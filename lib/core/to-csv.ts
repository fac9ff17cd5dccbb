import { unparse } from 'papaparse';

/** What a table program would take for a formula; a cell that begins so is made text. */
const formula = /^\s*[=+\-@\t\r]/;

/** Rows as a table for other programs (RFC 4180, CRLF). No cell that people wrote is carried out as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => [...row]),
        { newline: '\r\n', escapeFormulae: formula },
      )}\r\n`;
