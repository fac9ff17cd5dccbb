import * as z from 'zod/mini';

/** A cell of a Jupyter notebook, as far as it is shown: its text, and what it printed. */
export type NotebookCell = {
  readonly kind: 'text' | 'code';
  readonly source: string;
  readonly output: string;
};

/** Texts stand in one piece or in lines. Source: nbformat 4. */
const textSchema = z.union([z.string(), z.array(z.string())]);
const outputSchema = z.looseObject({
  text: z.optional(textSchema),
  data: z.optional(z.looseObject({ 'text/plain': z.optional(textSchema) })),
});
const cellSchema = z.looseObject({
  cell_type: z.string(),
  source: textSchema,
  outputs: z.optional(z.array(outputSchema)),
});
const notebookSchema = z.looseObject({ cells: z.array(cellSchema) });

/** The cells of a notebook; null for a text that is none. Nothing in it is run, and no markup of it is drawn. */
export function readNotebook(text: string): readonly NotebookCell[] | null {
  const parsed = notebookSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  return parsed.data.cells.map(({ cell_type: kind, source, outputs = [] }) => ({
    kind: kind === 'code' ? 'code' : 'text',
    source: joined(source),
    output: outputs.map((output) => joined(output.text ?? output.data?.['text/plain'] ?? '')).join('\n'),
  }));
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
