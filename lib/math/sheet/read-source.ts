import { MathError } from '../errors/math-error';
import type { Statement } from '../read/node';
import { readCell, type ReadCell } from '../read/read-cell';
import { statementTex } from '../show/node-tex';
import { writeStatement } from '../show/write-node';
import { readNoticesOf, type ReadNotice } from './read-notices';
import { typedNumbersOf, type TypedNumbers } from './typed-numbers';
import { freeNames, unitNames, type NameUse } from './free-names';

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
  /** Units right behind a number: names of the sheet come before them. */
  tightUnits: readonly string[];
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
  tightUnits: [],
  notices: [],
  typed: [],
};

/** `factors` are names of the sheet that stand right behind a number in this cell. */
export function readSource(
  source: string,
  decimalSign: '.' | ',',
  factors: ReadonlySet<string> = new Set(),
): ReadSource {
  try {
    return describe(readCell(source, decimalSign, { factors }), source);
  } catch (error) {
    if (error instanceof MathError) return { ...unread, error };
    if (error instanceof RangeError)
      return { ...unread, error: new MathError('too-large', 'This formula is nested too deeply.') };
    throw error;
  }
}

function describe({ statements, tightUnits }: ReadCell, source: string): ReadSource {
  const defines = statements.flatMap((statement) =>
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
  const isOrdered = (use: NameUse) => !own.has(use.name) || statements.length === 1;
  const uses = new Map<string, NameUse>();
  for (const statement of statements)
    for (const use of freeNames(statement))
      if (isOrdered(use) && !uses.has(use.name)) uses.set(use.name, use);
  const tex = statements.map(statementTex).filter((part) => part !== null);
  return {
    statements,
    error: null,
    reading: statements.map(writeStatement).join('; ') || null,
    tex: tex.join(';\\quad ') || null,
    defines,
    uses: [...uses.values()],
    watches: statements.flatMap(unitNames),
    tightUnits,
    notices: readNoticesOf(statements, source, own),
    typed: statements.map(typedNumbersOf),
  };
}
