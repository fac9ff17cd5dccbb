import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type PaperProps = {
  cell: SheetCell;
  /** What the cell is called, such as *Paper 2*. */
  label: string;
};
