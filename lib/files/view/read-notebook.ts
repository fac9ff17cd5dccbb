import * as z from 'zod/mini';

/** A cell of a Jupyter notebook, as far as it is shown: its text, and what it printed. */
export type NotebookCell = {
  readonly kind: 'text' | 'code';
  readonly source: string;
  readonly output: string;
  /** What a program wrote about the cell, such as ours. */
  readonly metadata: unknown;
};

/** Texts stand in one piece or in lines. Source: nbformat 4. */
const textSchema = z.union([z.string(), z.array(z.string())]);
const outputSchema = z.looseObject({
  text: z.optional(textSchema),
  data: z.optional(z.looseObject({ 'text/plain': z.optional(textSchema) })),
});
/** In the fourth format a cell has its text in `source`. Before, a program had it in `input`, or in `code`. */
const cellSchema = z.looseObject({
  cell_type: z.string(),
  source: z.optional(textSchema),
  input: z.optional(textSchema),
  code: z.optional(textSchema),
  text: z.optional(textSchema),
  level: z.optional(z.number()),
  outputs: z.optional(z.array(outputSchema)),
  metadata: z.optional(z.unknown()),
});
const cellsSchema = z.array(cellSchema);
/** The second and third format have their cells in worksheets. */
const notebookSchema = z.union([
  z.object({ cells: cellsSchema }),
  z.object({ worksheets: z.array(z.object({ cells: cellsSchema })) }),
]);

/**
 * The cells of a notebook of any format; null for a text that is none. Nothing in it is run, and no markup of it is
 * drawn. Source: nbformat, "Format description" and its upgrades from 1 to 4.
 */
export function readNotebook(text: string): readonly NotebookCell[] | null {
  const parsed = notebookSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { data } = parsed;
  const cells = 'cells' in data ? data.cells : data.worksheets.flatMap((sheet) => sheet.cells);
  const read = cells.map(readCell);
  return read.every((cell) => cell !== null) ? read : null;
}

/** Null for a cell without a text: it is of a format that we do not know. */
function readCell(cell: z.infer<typeof cellSchema>): NotebookCell | null {
  const typed = cell.source ?? cell.input ?? cell.code ?? cell.text;
  if (typed === undefined) return null;
  const source = joined(typed);
  return {
    kind: cell.cell_type === 'code' ? 'code' : 'text',
    // Headings were cells of their own in the third format.
    source: cell.cell_type === 'heading' ? `${'#'.repeat(cell.level ?? 1)} ${source}` : source,
    output: (cell.outputs ?? [])
      .map((output) => joined(output.text ?? output.data?.['text/plain'] ?? ''))
      .join('\n'),
    metadata: cell.metadata,
  };
}

const joined = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : text.join('');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
