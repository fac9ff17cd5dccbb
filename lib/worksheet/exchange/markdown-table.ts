import { filledTable } from '../table/table-grid';
import type { OutgoingCell } from './exchange';

/** A table in Markdown. Calculated values bring their unit, and are worked out again when they come back. */
export function toMarkdownTable({ source, result }: OutgoingCell): string {
  const columns = result?.columns ?? [];
  const [header = [], ...rows] = filledTable(source, columns).map((line, row) =>
    line.map((field, at) => {
      const { shown, unit = '' } = columns[at] ?? {};
      return row === 0 || !shown || field === '' || unit === '' ? field : `${field} ${unit}`;
    }),
  );
  const rule = header.map((_, at) => (columns[at]?.isText === true ? ':--' : '--:'));
  return [header, rule, ...rows].map((line) => `| ${line.map(escape).join(' | ')} |`).join('\n');
}

const escape = (field: string): string => field.replaceAll('|', String.raw`\|`);

/** Whether these lines of Markdown begin with a table: a line of names, and a rule below it. */
export const opensTable = (line: string, next: string | undefined): boolean =>
  line.startsWith('|') && next !== undefined && /^\|(?:\s*:?-+:?\s*\|)+\s*$/u.test(next);

/** The source of a table by its lines in Markdown, without what its columns calculate. */
export function fromMarkdownTable(lines: readonly string[]): string {
  const [header = [], ...rows] = lines.filter((_, at) => at !== 1).map(fieldsOf);
  const typed = rows.map((row) => row.map((field, at) => (header[at]?.includes('=') === true ? '' : field)));
  return [header.join('\t'), ...typed.map((row) => row.join('\t').replace(/\t+$/u, ''))].join('\n');
}

const fieldsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((field) => field.trim().replaceAll(String.raw`\|`, '|'));
