import * as z from 'zod/mini';
import type { CellDraft } from '../edit/edit-cells';
import { cellKindSchema } from '../sheet-document';
import { countLeftOut, shownOf, type Incoming, type OutgoingCell } from './exchange';
import { fromMarkdown } from './markdown';
import { toMarkdownTable } from './markdown-table';

const sourceSchema = z.union([z.string(), z.array(z.string())]);
const notebookSchema = z.object({
  cells: z.array(
    z.object({
      cell_type: z.string(),
      source: sourceSchema,
      metadata: z.optional(z.object({ chalktalk: z.optional(z.object({ kind: cellKindSchema })) })),
    }),
  ),
});

/** A sheet as a notebook of Jupyter. Each cell keeps its kind, so that it comes back as it was. */
export function toNotebook(cells: readonly OutgoingCell[]): string {
  const notebook = {
    cells: cells.map((cell, index) => {
      const { kind, source } = cell;
      const shared = { id: `cell-${String(index)}`, metadata: { chalktalk: { kind } } };
      if (kind === 'heading') return { cell_type: 'markdown', ...shared, source: linesOf(`## ${source}`) };
      if (kind === 'text') return { cell_type: 'markdown', ...shared, source: linesOf(source) };
      if (kind === 'table')
        return { cell_type: 'markdown', ...shared, source: linesOf(toMarkdownTable(cell)) };
      const shown = shownOf(cell);
      const output = {
        output_type: 'execute_result',
        execution_count: null,
        data: { 'text/plain': [shown ?? ''] },
        metadata: {},
      };
      return {
        cell_type: 'code',
        ...shared,
        execution_count: null,
        source: linesOf(source),
        outputs: shown === null ? [] : [output],
      };
    }),
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

/** Notebooks keep a text as its lines, each with its end. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/u);

/** Reads a notebook; null for a file that is none. Programs of other languages are left out. */
export function fromNotebook(text: string): Incoming | null {
  const notebook = parse(text);
  if (notebook === null) return null;
  const incoming: Incoming = { cells: [], leftOut: {} };
  for (const { cell_type: type, source, metadata } of notebook.cells) {
    const typed = typeof source === 'string' ? source : source.join('');
    const kind = metadata?.chalktalk?.kind;
    if (kind !== undefined) {
      incoming.cells.push({ kind, source: sourceOf(kind, typed) });
    } else if (type === 'markdown') incoming.cells.push(...readMarkdown(typed));
    else if (typed.trim() !== '') incoming.leftOut = countLeftOut(incoming.leftOut, 'code');
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

function parse(text: string): z.infer<typeof notebookSchema> | null {
  try {
    return notebookSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
