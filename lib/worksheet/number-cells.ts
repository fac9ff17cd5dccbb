import type { SheetCell } from './sheet-document';

/** The numbers beside the cells, from 1. Texts and headings stand between the lines and count apart. */
export function numberCells(cells: readonly Pick<SheetCell, 'id' | 'kind'>[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let lines = 0;
  let texts = 0;
  for (const { id, kind } of cells) numbers.set(id, isProse(kind) ? ++texts : ++lines);
  return numbers;
}

/** Whether a cell has lines of its own, which belong together. */
export const hasLines = (kind: SheetCell['kind']): boolean => kind === 'derivation' || kind === 'table';

/** Whether a cell has words instead of something to calculate. A picture has its caption. */
export const isProse = (kind: SheetCell['kind']): boolean =>
  kind === 'text' || kind === 'heading' || kind === 'picture';
