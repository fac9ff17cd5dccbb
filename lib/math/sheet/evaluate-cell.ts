import type { CellError } from '../errors/cell-error';
import { MathError, type Place } from '../errors/math-error';
import { Evaluator, type Surroundings } from '../evaluate/evaluator';
import { restorePrecision } from '../evaluate/mathjs';
import { evaluatePlot } from '../plot/evaluate-plot';
import type { Statement } from '../read/node';
import { solveStatement } from '../solve/solve-statement';
import { describeFunction } from '../show/describe-function';
import { displayValue, type Display } from '../show/display-value';
import { Ratio } from '../values/ratio';
import type { Value } from '../values/value';
import type { CellResult } from './cell-result';
import { freeNames } from './free-names';
import { noticesOf } from './notices';
import type { ReadSource } from './read-source';
import { noNumbers, type TypedNumbers } from './typed-numbers';

/** Values of the names that a cell defines; an error stands for all that it could not compute. */
export type CellValues = Map<string, Value>;

/** Evaluates the statements of a cell in order. The values of its names come back even when a later part fails. */
export function evaluateCell(
  id: string,
  source: string,
  read: ReadSource,
  surroundings: Surroundings,
  definition: (name: string) => Statement | null,
): { result: CellResult; values: CellValues; failure: MathError | null } {
  const values: CellValues = new Map();
  const own = new Set(read.defines.map(({ name }) => name));
  const evaluator = new Evaluator({
    ...surroundings,
    lookup: (name) => values.get(name) ?? (own.has(name) ? null : surroundings.lookup(name)),
  });
  const blank = blankResult(id, read);
  restorePrecision();
  try {
    let display: Display | null = null;
    let last: Value | null = null;
    for (const [at, statement] of read.statements.entries()) {
      const typed = read.typed[at] ?? noNumbers;
      if (statement.type === 'plot') {
        const plot = evaluatePlot(statement, evaluator.surroundings, definition);
        return { result: { ...blank, kind: 'plot', plot }, values, failure: null };
      }
      last = finish(evaluateStatement(evaluator, statement), typed);
      if (statement.type === 'define') values.set(statement.name, plainValue(last));
      display = displayValue(last, { settings: surroundings.settings, typedFigures: typed.figures });
    }
    if (!display || last === null) return { result: blank, values, failure: null };
    const help = read.statements.at(-1);
    if (help?.type === 'help') return { result: { ...blank, ...helpOn(help.name) }, values, failure: null };
    const notices = noticesOf({ source, readNotices: read.notices, value: last, display, surroundings });
    const isEquation = read.statements.at(-1)?.type === 'equation';
    const kind = isEquation ? 'equation' : display.kind;
    return {
      result: { ...blank, ...display, kind, isRounded: isRounded(display), notices },
      values,
      failure: null,
    };
  } catch (error) {
    const failure = toMathError(error);
    return { result: { ...blank, kind: 'error', error: toCellError(failure, source) }, values, failure };
  }
}

/** The value of one statement. */
export function evaluateStatement(evaluator: Evaluator, statement: Statement): Value {
  switch (statement.type) {
    case 'define': {
      const { name, params, body } = statement;
      if (params === null) return evaluator.evaluate(body);
      for (const use of freeNames(statement)) evaluator.requireKnown(use);
      return { kind: 'function', name, params, body, locals: null };
    }
    case 'value':
      return evaluator.evaluate(statement.body);
    case 'equation':
    case 'solve':
      return solveStatement(evaluator, statement);
    case 'help':
      return statement.name;
    case 'plot':
      throw new Error('A plot has no value.');
  }
}

/** A fraction is exact only when no decimal was typed. */
export const finish = (value: Value, { isExact }: TypedNumbers): Value =>
  value instanceof Ratio && !isExact ? value.value : value;

/** `?name` gives documentation, or says that there is none. */
function helpOn(name: string): Pick<CellResult, 'kind' | 'value' | 'shown' | 'help'> {
  const found = describeFunction(name);
  const shown = found
    ? `${found.description} Example: ${found.example}`
    : `There is no documentation on ${name}.`;
  return { kind: 'help', value: found && JSON.stringify(found), shown, ...(found && { help: found }) };
}

const plainValue = (value: Value): Value =>
  typeof value === 'object' && 'kind' in value && value.kind === 'rounded' ? value.value : value;

/** Whether what is shown leaves digits of the value out. */
export const isRounded = ({ value, shown }: Display): boolean => {
  if (value === null || value === shown) return false;
  const figures = (text: string) => (text.match(/\d+/g) ?? []).join('').replace(/^0+|0+$/g, '');
  return (
    figures(value.replace(/e.*$/, '')).length >
    figures(shown.replace(/ × 10.*$/, '').replace(/[^\d.,]+$/, '')).length
  );
};

export const blankResult = (id: string, read: ReadSource): CellResult => ({
  id,
  kind: 'empty',
  reading: read.reading,
  tex: read.tex,
  name: read.defines.at(-1)?.name ?? null,
  defines: read.defines.map(({ name }) => name),
  uses: read.uses.map(({ name }) => name),
  value: null,
  unit: null,
  shown: null,
  isRounded: false,
  notices: [],
  error: null,
});

export function toMathError(error: unknown): MathError {
  if (error instanceof MathError) return error;
  if (error instanceof RangeError && /call stack|array length|string length/i.test(error.message))
    return new MathError('too-large', 'This is nested too deeply.');
  return new MathError('argument-type', sentenceOf(error));
}

/** What mathjs says, as a sentence. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'This cannot be computed';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function toCellError(error: MathError, source: string): CellError {
  const whole: Place = { start: 0, end: source.length };
  const { start, end } = error.place ?? whole;
  const { repair } = error;
  const first = Math.min(start, source.length);
  return {
    class: error.class,
    start: first,
    length: Math.max(Math.min(end, source.length) - first, 0),
    message: error.message,
    ...(repair && {
      repair: {
        label: repair.label,
        source: source.slice(0, repair.start) + repair.text + source.slice(repair.end),
      },
    }),
  };
}
