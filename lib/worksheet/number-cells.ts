import type { SheetCell } from './sheet-document';

/** The numbers beside the cells, from 1. Texts and headings stand between the lines and count apart. */
export function numberCells(cells: readonly Pick<SheetCell, 'id' | 'kind'>[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let lines = 0;
  let texts = 0;
  for (const { id, kind } of cells) numbers.set(id, isProse(kind) ? ++texts : ++lines);
  return numbers;
}

export const isProse = (kind: SheetCell['kind']): boolean => kind === 'text' || kind === 'heading';
