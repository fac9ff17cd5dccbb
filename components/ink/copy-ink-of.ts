import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { CopyInk } from '@/lib/worksheet/client/own/copy-sheet';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/**
 * Copies what is drawn on cells of a sheet, for whatever copies the cells.
 *
 * @param open opens the ink of the sheet
 */
export const copyInkOf =
  (open: () => OpenDocument, cells: readonly Pick<SheetCell, 'id'>[]): CopyInk =>
  async (sheet, copies) => {
    const { copyInkBeside } = await import('@/lib/ink/client/copy-ink-beside');
    await copyInkBeside(sheet, { from: open, cells: cells.map(({ id }) => id), copies });
  };
