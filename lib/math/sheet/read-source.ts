import { MathError, type Replacement } from '../errors/math-error';
import type { Statement } from '../read/node';
import { findDoubts } from '../read/doubts/find-doubts';
import { lettersOf, looksSaid } from '../read/doubts/word-parts';
import { doubtfulOf, wordsOf, type Doubtful } from '../read/doubts/settle-statement';
import { readCell, type ReadCell } from '../read/read-cell';
import { tokenize } from '../read/tokenize';
import { joinWords } from '../read/words/join-words';
import { isEverydayUnit } from '../units/everyday-units';
import { lineTex } from '../show/statement-tex';
import { writeStatement } from '../show/write-node';
import { readNoticesOf, type ReadNotice } from './read-notices';
import { typedNumbersOf, type TypedNumbers } from './typed-numbers';
import { freeNames, type NameUse } from './free-names';
import { productNotice, unitNotice } from './unit-notice';

/** A cell after reading: everything about it that no other cell can change. */
export type ReadSource = {
  statements: readonly Statement[];
  error: MathError | null;
  reading: string | null;
  tex: string | null;
  /** Names that it defines, with their places. */
  defines: readonly NameUse[];
  /** Names that it needs, except those of its own. */
  uses: readonly NameUse[];
  /** Further names whose definition would change a notice. */
  watches: readonly string[];
  /** Words read as units or signs that names of the sheet could be spelled like. */
  words: readonly string[];
  /** For each statement the ways in which it can be read; null where no word of the cell is doubtful. */
  doubtful: readonly (Doubtful | null)[] | null;
  notices: readonly ReadNotice[];
  /** What the typed numbers say about the result of each statement. */
  typed: readonly TypedNumbers[];
};

/** A cell of which nothing could be read. */
export const unread = {
  statements: [],
  error: null,
  reading: null,
  tex: null,
  defines: [],
  uses: [],
  watches: [],
  words: [],
  doubtful: null,
  notices: [],
  typed: [],
};

/** `names` are those of the sheet that are spelled like units in this cell. */
export function readSource(
  source: string,
  decimalSign: '.' | ',',
  names: ReadonlySet<string> = new Set(),
): ReadSource {
  try {
    return describe(readCell(source, decimalSign, { names }), source, names);
  } catch (error) {
    if (error instanceof MathError) {
      error.repairs = error.repairs.filter((repair) => isReadable(mended(source, repair), decimalSign));
      return { ...unread, error, words: wordsIn(source, decimalSign) };
    }
    if (error instanceof RangeError)
      return { ...unread, error: new MathError('too-large', 'This formula is nested too deeply.') };
    throw error;
  }
}

/** Words that were read as signs: a name of the sheet may come before them. */
function wordsIn(source: string, decimalSign: '.' | ','): string[] {
  try {
    return [...joinWords(tokenize(source, decimalSign), new Set()).words];
  } catch {
    return [];
  }
}

const mended = (source: string, { start, end, text }: Replacement) =>
  source.slice(0, start) + text + source.slice(end);

/** A repair whose line could not be read would only move the fault. */
function isReadable(source: string, decimalSign: '.' | ','): boolean {
  try {
    readCell(source, decimalSign);
    return true;
  } catch {
    return false;
  }
}

function describe(
  { statements: typed, words: said }: ReadCell,
  source: string,
  names: ReadonlySet<string>,
): ReadSource {
  const defines = typed.flatMap((statement) =>
    statement.type === 'define'
      ? [
          {
            name: statement.name,
            start: statement.start,
            end: statement.nameEnd,
            isCall: statement.params !== null,
          },
        ]
      : [],
  );
  const own = new Set(defines.map(({ name }) => name));
  const uses = new Map<string, NameUse>();
  const need = (use: NameUse) => {
    const isOrdered = !own.has(use.name) || typed.length === 1;
    if (isOrdered && !uses.has(use.name)) uses.set(use.name, use);
  };
  const settled: ReadNotice[] = [];
  const doubtful: (Doubtful | null)[] = [];
  const words = new Set<string>([...said, ...names]);
  const statements = typed.map((statement) => {
    const doubted = wordsOf(statement, names);
    for (const word of doubted) words.add(word);
    if (doubted.length === 0) {
      doubtful.push(null);
      for (const use of freeNames(statement)) need(use);
      return statement;
    }
    const isKnown = (name: string) =>
      names.has(name) || (own.has(name) && !(statement.type === 'define' && statement.name === name));
    const found = findDoubts(statement, isKnown);
    const one = doubtfulOf(statement, found.open, isKnown);
    doubtful.push(found.open.length > 0 ? one : null);
    for (const { word } of found.settled)
      settled.push({ notice: unitNotice(word.name, { word, source, meaning: null }), onlyWithout: null });
    const first = one.settle([]);
    const needed = freeNames(first);
    for (const use of needed) need(use);
    const left = new Set(needed.map(({ name }) => name));
    for (const use of freeNames(statement))
      if (!left.has(use.name) && lettersOf(use.name).length > 0 && isSurprising(use.name))
        settled.push({ notice: productNotice(use), onlyWithout: null });
    for (const { node, options } of found.open)
      for (const word of node.words ?? [])
        if (isKnown(word.name) && options.some((option) => option.has(word.name)))
          need({ ...word, isCall: false });
    return first;
  });
  return {
    statements,
    doubtful: doubtful.some((one) => one !== null) ? doubtful : null,
    error: null,
    ...textsOf(statements),
    defines,
    uses: [...uses.values()],
    watches: [...words],
    words: [...words],
    notices: [...settled, ...readNoticesOf(statements, source)],
    typed: statements.map(typedNumbersOf),
  };
}

const isSurprising = (word: string): boolean => isEverydayUnit(word) || looksSaid(word);

/** How statements are written for people. */
export function textsOf(statements: readonly Statement[]): Pick<ReadSource, 'reading' | 'tex'> {
  return {
    reading: statements.map(writeStatement).join('; ') || null,
    tex: lineTex(statements),
  };
}
