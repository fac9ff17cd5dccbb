import { fromCsv, toCsv } from './csv';
import type { Incoming, OutgoingCell } from './exchange';
import { fromMarkdown, toMarkdown } from './markdown';
import { fromNotebook, toNotebook } from './notebook';
import { fromPlainText } from './plain-text';
import { toTex } from './tex';

/** How a sheet is saved. */
export const exportFormats = {
  markdown: { extension: 'md', type: 'text/markdown' },
  csv: { extension: 'csv', type: 'text/csv' },
  notebook: { extension: 'ipynb', type: 'application/x-ipynb+json' },
  tex: { extension: 'tex', type: 'application/x-tex' },
} as const;

export type ExportFormat = keyof typeof exportFormats;

/** The most bytes of a file that is read: a full sheet has fewer. */
export const largestFile = 4 * 1024 * 1024;

/** A sheet as the text of a file. */
export function writeExport(format: ExportFormat, name: string, given: readonly OutgoingCell[]): string {
  const cells = given.filter(isFilled).map(withoutPicture);
  switch (format) {
    case 'markdown':
      return toMarkdown(name, cells);
    case 'csv':
      return toCsv(cells);
    case 'notebook':
      return toNotebook(cells);
    case 'tex':
      return toTex(name, cells);
  }
}

/** A picture stays in its room: its caption goes out. */
const withoutPicture = (cell: OutgoingCell): OutgoingCell =>
  cell.kind === 'picture' ? { ...cell, kind: 'text' } : cell;

/** An empty paper says nothing. */
const isFilled = ({ kind, drawing }: OutgoingCell): boolean => kind !== 'paper' || drawing !== undefined;

/** The name of a file, without what a system does not take. */
export function fileNameOf(name: string, extension: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
  return `${plain.replace(/^\.+/u, '') || 'worksheet'}.${extension}`;
}

/** Reads a file by what its name says. */
export function readImport(fileName: string, text: string): Incoming | 'unknown' | 'unreadable' {
  // A file of another kind under such a name has signs that no text has.
  if (text.includes('\0')) return 'unreadable';
  switch (/\.([a-z]+)$/iu.exec(fileName)?.[1]?.toLowerCase()) {
    case 'txt':
      return fromPlainText(text);
    case 'md':
    case 'markdown': {
      const { title, cells, leftOut } = fromMarkdown(text);
      return { cells: title === null ? cells : [{ kind: 'heading', source: title }, ...cells], leftOut };
    }
    case 'csv':
      return fromCsv(text);
    case 'ipynb':
      return fromNotebook(text) ?? 'unreadable';
    case undefined:
    default:
      return 'unknown';
  }
}
