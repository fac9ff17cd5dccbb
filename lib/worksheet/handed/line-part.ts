import * as z from 'zod/mini';
import type { SheetCell } from '../sheet-document';

/** The option of a cell in which stands what learners do with it on a page that is handed out. */
export const partOption = 'part';
export const longestPartLabel = 80;

const partSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given') }),
  z.object({ kind: z.literal('fill-in'), label: z.string().check(z.maxLength(longestPartLabel)) }),
]);

/**
 * What a line is on the pages of learners: `given` and stays as it is, or to be filled in under a label. All others are
 * free.
 */
export type LinePart = z.infer<typeof partSchema>;

/** What a line is; null for a free one, and for what another release wrote. */
export const partOf = ({ options }: Pick<SheetCell, 'options'>): LinePart | null =>
  partSchema.safeParse(options[partOption]).data ?? null;

/** What some lines are together; undefined where they differ. */
export function commonPart(
  cells: readonly Pick<SheetCell, 'id' | 'options'>[],
  ids: ReadonlySet<string>,
): LinePart | null | undefined {
  const [first = null, ...others] = cells.filter(({ id }) => ids.has(id)).map(partOf);
  const isOne = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isOne ? first : undefined;
}
