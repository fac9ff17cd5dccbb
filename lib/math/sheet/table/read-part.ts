import { MathError, type Place } from '../../errors/math-error';
import { Cursor } from '../../read/cursor';
import { settleFormula, doubtfulWords } from '../../read/doubts/settle-statement';
import type { Node } from '../../read/node';
import { requireReadable } from '../../read/read-cell';
import { readFormula } from '../../read/read-formula';
import { unexpected } from '../../read/read-statement';
import type { Token } from '../../read/token';
import { tokenize } from '../../read/tokenize';
import { joinWords } from '../../read/words/join-words';

/** How the parts of a table are read, and the units in them that a name of the sheet could stand for. */
export type Reading = {
  source: string;
  decimalSign: '.' | ',';
  names: ReadonlySet<string>;
  words: Set<string>;
};

/** A cursor over a part of the source. Tokens and errors have their places in the whole of it. */
export function cursorOver({ start, end }: Place, { source, decimalSign, names, words }: Reading): Cursor {
  const text = source.slice(start, end);
  const tokens = placed(start, () => {
    requireReadable(text);
    const joined = joinWords(tokenize(text, decimalSign), names);
    for (const word of joined.words) words.add(word);
    return joined.tokens.map((token): Token => ({
      ...token,
      start: token.start + start,
      end: token.end + start,
    }));
  });
  return new Cursor(source, tokens, decimalSign, { bound: new Set(), names }, readFormula);
}

/** The one formula in a part of the source. Throws a `MathError` with its place. */
export function readPart(place: Place, reading: Reading): Node {
  const cursor = cursorOver(place, reading);
  const node = cursor.formula();
  if (cursor.peek().kind !== 'end') throw unexpected(cursor);
  for (const name of [...doubtfulWords([node], reading.names), ...cursor.words]) reading.words.add(name);
  return settleFormula(node, reading.names, { isAlgebra: false });
}

/** Moves the places of an error behind what stands before the part. */
function placed<Result>(by: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof MathError) {
      for (const place of [error.place, ...error.repairs])
        if (place) Object.assign(place, { start: place.start + by, end: place.end + by });
    }
    throw error;
  }
}

/** A part of the source without the blanks around it. */
export function trimmed({ start, end }: Place, source: string): Place {
  const text = source.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return { start: from, end: Math.max(from, start + text.trimEnd().length) };
}
