import type { SheetCell } from './sheet-document';

/** Whether two readings of a cell say the same, in the same place. */
export const isSameCell = (one: SheetCell, other: SheetCell): boolean =>
  one === other ||
  (one.id === other.id &&
    one.source === other.source &&
    one.kind === other.kind &&
    one.ord === other.ord &&
    JSON.stringify(one.options) === JSON.stringify(other.options));
