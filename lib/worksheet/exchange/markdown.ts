import type { CellDraft } from '../edit/edit-cells';
import { fromMarkdownTable, opensTable, toMarkdownTable } from './markdown-table';
import { kindWords, readKindWords } from './kind-words';
import { isMarkdownDrawing, toMarkdownDrawing } from './drawings';
import { countLeftOut, shownOf, type Incoming, type OutgoingCell } from './exchange';

/** What begins a line that Markdown, or our way of writing it, reads as something else. */
const special = /^\s*(#|```|= |\||$)/mu;

/** A sheet as Markdown. Calculations are fenced, with their result in the line below. */
export function toMarkdown(title: string, cells: readonly OutgoingCell[]): string {
  return `${[`# ${title}`, ...cells.flatMap(writeParts)].join('\n\n')}\n`;
}

/** A cell, and what is drawn on it. Of a paper there is nothing else. */
const writeParts = (cell: OutgoingCell): string[] => [
  ...(cell.kind === 'paper' ? [] : [writeCell(cell)]),
  ...(cell.drawing ? [toMarkdownDrawing(cell.drawing)] : []),
];

function writeCell(cell: OutgoingCell): string {
  const { kind, source } = cell;
  const words = kindWords(cell);
  // Only a fence says more than the kind.
  const isPlain = words === kind;
  if (kind === 'table' && isPlain) return toMarkdownTable(cell);
  const isOneLine = !source.includes('\n') && source.trim() === source && source !== '';
  if (kind === 'heading' && isPlain && isOneLine) return `## ${source}`;
  if (kind === 'text' && isPlain && source.trim() === source && !special.test(source)) return source;
  const fence = '`'.repeat(Math.max(3, longestRun(source) + 1));
  const shown = shownOf(cell);
  return `${fence}${words}\n${source}\n${fence}${shown === null ? '' : `\n= ${shown.replaceAll('\n', ' ')}`}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));

/** Reads Markdown: headings, paragraphs, and our fences. The first heading of the first level is the title. */
export function fromMarkdown(text: string): Incoming & { title: string | null } {
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n');
  const cells: CellDraft[] = [];
  let title: string | null = null;
  let drawings = 0;
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) cells.push({ kind: 'text', source: paragraph.join('\n') });
    paragraph = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const [, fence, info = ''] = /^(`{3,})([^`]*)$/u.exec(line) ?? [];
    const [, marks = '', heading = ''] = /^(#{1,6}) (.*)$/u.exec(line) ?? [];
    if (fence !== undefined) {
      endParagraph();
      const end = lines.indexOf(fence, at + 1);
      const inside = lines.slice(at + 1, end === -1 ? undefined : end).join('\n');
      const known = readKindWords(info);
      // A program of another language is kept as a text, to be read.
      cells.push({ ...(known ?? { kind: 'text' }), source: inside });
      at = end === -1 ? lines.length : end + 1;
      // Results are worked out again.
      if (known !== null && lines[at]?.startsWith('= ')) at += 1;
      continue;
    }
    if (opensTable(line, lines[at + 1])) {
      endParagraph();
      const rest = lines.slice(at).findIndex((one) => !one.startsWith('|'));
      const end = rest === -1 ? lines.length : at + rest;
      cells.push({ kind: 'table', source: fromMarkdownTable(lines.slice(at, end)) });
      at = end;
      continue;
    }
    if (isMarkdownDrawing(line)) {
      endParagraph();
      drawings += 1;
    } else if (marks !== '') {
      endParagraph();
      if (marks === '#' && title === null && cells.length === 0) title = heading.trim();
      else cells.push({ kind: 'heading', source: heading });
    } else if (line.trim() === '') endParagraph();
    else paragraph.push(line);
    at += 1;
  }
  endParagraph();
  return { title, cells, leftOut: countLeftOut({}, 'drawing', drawings) };
}
