/**
 * Where a caret begins in a text of that length. A place behind its end, as after somebody else's edit, is the end.
 */
export const caretOf = (at: 'start' | 'end' | number, length: number): number =>
  at === 'start' ? 0 : at === 'end' ? length : Math.min(at, length);
