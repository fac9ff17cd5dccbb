import type { SheetCell } from './sheet-document';

/** The option of a cell in which the uid of its last writer stands. */
export const writerOption = 'by';

/** Who wrote a cell last; null where it does not say. */
export function writerOf({ options }: Pick<SheetCell, 'options'>): string | null {
  const writer = options[writerOption];
  return typeof writer === 'string' && writer !== '' ? writer : null;
}
