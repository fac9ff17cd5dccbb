import type { Cursor } from './cursor';
import type { Node } from './node';
import type { Token } from './token';

type Join = (operator: '/', left: Node, right: Node, at: number) => Node;

/** Takes a colon that divides, as schools write it: `12 : 4`. */
export const takeDivision = (cursor: Cursor): Token | null =>
  cursor.colon === 'division' ? cursor.take(':') : null;

/** Reads what a colon divides by. Here `/` is the bar of a fraction: `3/4 : 1/2` divides by a half. */
export function readDivisor(cursor: Cursor, readFactor: () => Node, join: Join): Node {
  let divisor = readFactor();
  for (let slash = cursor.take('/'); slash; slash = cursor.take('/'))
    divisor = join('/', divisor, readFactor(), slash.start);
  return divisor;
}

/** Reads a list of numbers with equal steps: `1 .. 5` everywhere, `1:5` and `1:2:9` where a colon makes one. */
export function readRange(cursor: Cursor, readEnd: () => Node): Node {
  const from = readEnd();
  const takeColon = () => (cursor.colon === 'range' ? cursor.take(':') : null);
  if (!takeColon() && !cursor.take('..')) return from;
  const middle = readEnd();
  const to = takeColon() ? readEnd() : null;
  return {
    type: 'range',
    from,
    step: to && middle,
    to: to ?? middle,
    start: from.start,
    end: (to ?? middle).end,
  };
}
