import * as z from 'zod/mini';
import { readNotebook } from '@/lib/files/view/read-notebook';
import type { CellDraft } from '../edit/edit-cells';
import { kindWords, readKindWords } from './kind-words';
import { countLeftOut, shownOf, type Incoming, type OutgoingCell } from './exchange';
import { toMarkdownDrawing } from './drawings';
import { fromMarkdown } from './markdown';
import { toMarkdownTable } from './markdown-table';

const ownSchema = z.object({ chalktalk: z.object({ kind: z.string() }) });

/** A sheet as a notebook of Jupyter. Each cell keeps its kind, so that it comes back as it was. */
export function toNotebook(cells: readonly OutgoingCell[]): string {
  const notebook = {
    cells: cells.flatMap((cell, index) => {
      const id = `cell-${String(index)}`;
      const { drawing, kind } = cell;
      const typed = kind === 'paper' ? [] : [writeCell(cell, id)];
      // A cell of its own, so that what is typed stays as it is.
      return drawing ? [...typed, markdownCell(toMarkdownDrawing(drawing), `${id}-ink`, 'paper')] : typed;
    }),
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

const markdownCell = (text: string, id: string, kind: string) => ({
  cell_type: 'markdown',
  ...{ id, metadata: { chalktalk: { kind } } },
  source: linesOf(text),
});

function writeCell(cell: OutgoingCell, id: string) {
  const { kind, source } = cell;
  const words = kindWords(cell);
  if (kind === 'heading') return markdownCell(`## ${source}`, id, words);
  if (kind === 'text') return markdownCell(source, id, words);
  if (kind === 'table') return markdownCell(toMarkdownTable(cell), id, words);
  const shown = shownOf(cell);
  const output = {
    output_type: 'execute_result',
    execution_count: null,
    data: { 'text/plain': [shown ?? ''] },
    metadata: {},
  };
  return {
    cell_type: 'code',
    ...{ id, metadata: { chalktalk: { kind: words } } },
    execution_count: null,
    source: linesOf(source),
    outputs: shown === null ? [] : [output],
  };
}

/** Notebooks keep a text as its lines, each with its end. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/u);

/** Reads a notebook of any format; null for a file that is none. Programs of other languages are left out. */
export function fromNotebook(text: string): Incoming | null {
  const cells = readNotebook(text);
  if (cells === null) return null;
  const incoming: Incoming = { cells: [], leftOut: {} };
  for (const { kind: type, source, metadata } of cells) {
    const own = readKindWords(ownSchema.safeParse(metadata).data?.chalktalk.kind ?? '');
    if (own?.kind === 'paper') incoming.leftOut = countLeftOut(incoming.leftOut, 'drawing');
    else if (own !== null) {
      incoming.cells.push({ ...own, source: sourceOf(own.kind, source) });
    } else if (type === 'text') incoming.cells.push(...readMarkdown(source));
    else if (source.trim() !== '') incoming.leftOut = countLeftOut(incoming.leftOut, 'code');
  }
  return incoming;
}

/** What was typed, without the signs of Markdown around it. */
function sourceOf(kind: CellDraft['kind'], text: string): string {
  if (kind === 'heading') return text.replace(/^## /u, '');
  return kind === 'table' ? (fromMarkdown(text).cells[0]?.source ?? '') : text;
}

function readMarkdown(text: string): CellDraft[] {
  const { title, cells } = fromMarkdown(text);
  return title === null ? cells : [{ kind: 'heading', source: title }, ...cells];
}
