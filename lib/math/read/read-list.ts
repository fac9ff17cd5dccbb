import type { Cursor } from './cursor';
import type { Node } from './node';

/**
 * Reads `[1, 2, 3]` or `[1, 2; 3, 4]`. With a decimal comma `;` parts the entries, unless commas with a blank do:
 * then it parts rows as everywhere.
 */
export function readList(cursor: Cursor): Node {
  const opened = cursor.next();
  const { bars, colon } = cursor;
  Object.assign(cursor, { bars: 0, colon: 'range' });
  const rows: Node[][] = [[]];
  let hasComma = false;
  let hasRows = false;
  skipLines(cursor);
  while (!cursor.isOperator(']')) {
    rows.at(-1)?.push(cursor.formula());
    skipLines(cursor);
    if (cursor.take(',')) hasComma = true;
    else if (cursor.take(';')) {
      hasRows = true;
      rows.push([]);
    } else break;
    skipLines(cursor);
  }
  Object.assign(cursor, { bars, colon });
  const { end } = cursor.close(']', opened);
  const filled = rows.filter((row, at) => row.length > 0 || at === 0);
  const place = { start: opened.start, end };
  const isFlat = cursor.decimalSign === ',' && !hasComma;
  if (isFlat) return { type: 'list', rows: [filled.flat()], isMatrix: false, ...place };
  return { type: 'list', rows: filled, isMatrix: hasRows, ...place };
}

function skipLines(cursor: Cursor) {
  while (cursor.peek().kind === 'line') cursor.next();
}

/** Reads the places in `a[1, 2]`. */
export function readIndex(cursor: Cursor, target: Node): Node {
  const opened = cursor.next();
  const { colon } = cursor;
  cursor.colon = 'range';
  const indexes: Node[] = [];
  do indexes.push(cursor.formula());
  while (cursor.take(','));
  cursor.colon = colon;
  const { end } = cursor.close(']', opened);
  return { type: 'index', target, indexes, start: target.start, end };
}
