import type { SheetCell } from './sheet-document';

/** Whether a cell is still the same: its text, its kind, its place and what is set for it. */
export const isSame = (one: SheetCell, other: SheetCell): boolean =>
  one.source === other.source &&
  one.kind === other.kind &&
  one.ord === other.ord &&
  JSON.stringify(one.options) === JSON.stringify(other.options);
