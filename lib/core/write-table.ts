import { unparse } from 'papaparse';

/** By this mark table programs know that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a table program would take for a formula, also with wide signs. */
const formula = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A number, with a unit behind it if there is one. It has no sign that could calculate or call something. */
const number = /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?\s?[\p{L}°%·⋅²³⁻¹⁰-⁹/^]*$/iu;

/**
 * The one writer of tables for other programs: RFC 4180, CRLF, with a byte order mark. A cell that a table program
 * would run as a formula becomes text by an apostrophe; numbers stay numbers.
 */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${continueTable(rows)}`;

/** More rows for a table whose beginning is written already. */
export const continueTable = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => row.map(harmless)),
        { newline: '\r\n' },
      )}\r\n`;

const harmless = (cell: string): string => (formula.test(cell) && !number.test(cell) ? `'${cell}` : cell);
