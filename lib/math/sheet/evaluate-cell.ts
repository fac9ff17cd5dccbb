import { offerForms } from '../algebra/offer-forms';
import { MathError } from '../errors/math-error';
import { chooseReading, type Told } from '../evaluate/choose-reading';
import { checkReaction } from '../chemistry/check-reaction';
import { Evaluator } from '../evaluate/evaluator';
import type { Surroundings } from '../evaluate/evaluation';
import { lost } from '../evaluate/numbers/lost';
import { restorePrecision } from '../evaluate/mathjs';
import { evaluatePlot } from '../plot/evaluate-plot';
import type { Doubtful } from '../read/doubts/settle-statement';
import type { Statement } from '../read/node';
import { isOpenInequality, solveOpenInequality, solveStatement } from '../solve/solve-statement';
import { describeFunction } from '../show/describe-function';
import { displayValue, largestDenominator, type Display } from '../show/display-value';
import { styleOf, type DisplayStyle } from '../show/display-style';
import { fractionForms } from '../show/fraction-forms';
import { setValue } from '../show/set-value';
import { Ratio } from '../values/ratio';
import type { Value } from '../values/value';
import type { CellResult } from './cell-result';
import { freeNames } from './free-names';
import { functionOf, type FunctionOf } from './function-of';
import { noticesOf } from './notices';
import { textsOf, type ReadSource } from './read-source';
import { toCellError, toMathError } from './to-cell-error';
import { noNumbers, styleFor, type TypedNumbers } from './typed-numbers';

/** Values of the names that a cell defines; an error stands for all that it could not compute. */
export type CellValues = Map<string, Value>;

type Definition = (name: string) => Statement | null;

/** Evaluates the statements of a cell in order. The values of its names come back even when a later part fails. */
export function evaluateCell(
  id: string,
  source: string,
  read: ReadSource,
  surroundings: Surroundings,
  definition: Definition,
): {
  result: CellResult;
  values: CellValues;
  failure: MathError | null;
  statements: readonly Statement[];
} {
  const values: CellValues = new Map();
  const own = new Set(read.defines.map(({ name }) => name));
  const evaluator = new Evaluator({
    ...surroundings,
    lookup: (name) => values.get(name) ?? (own.has(name) ? null : surroundings.lookup(name)),
  });
  const statements = read.statements.slice();
  const blank = () => blankResult(id, read, statements);
  restorePrecision();
  lost.isLost = false;
  try {
    const found = evaluateStatements({ read, evaluator, statements, values, definition });
    const result =
      'last' in found ? valueResult(blank(), source, read, evaluator, found) : { ...blank(), ...found };
    return { result, values, failure: null, statements };
  } catch (error) {
    const failure = toMathError(error);
    if (failure.class === 'undefined-symbol' && failure.repairs.length === 0)
      failure.repairs = offerForms(evaluator, statements);
    const result: CellResult = { ...blank(), kind: 'error', error: toCellError(failure, source) };
    return { result, values, failure, statements };
  }
}

type CellWork = {
  read: ReadSource;
  evaluator: Evaluator;
  /** As they are read; a doubtful one is replaced by the reading that works. */
  statements: Statement[];
  /** Gets the values of the names. */
  values: CellValues;
  definition: Definition;
};

/** The last value of a cell, and what its readings have to tell. */
type LastValue = { last: Value; display: Display; told: readonly Told[] };

/** The last value, or what a plot, a function of an unknown name or a documentation shows in its place. */
function evaluateStatements(work: CellWork): LastValue | Partial<CellResult> {
  const { read, evaluator, statements, values, definition } = work;
  const { surroundings } = evaluator;
  const told: Told[] = [];
  let found: Omit<LastValue, 'told'> | null = null;
  for (const [at, first] of read.statements.entries()) {
    const doubtful = read.doubtful?.[at];
    const chosen = doubtful ? chooseStatement(doubtful, first, surroundings) : null;
    const statement = chosen?.statement ?? first;
    statements[at] = statement;
    if (chosen) told.push(...chosen.told);
    if (statement.type === 'plot') {
      return { kind: 'plot', plot: evaluatePlot(statement, surroundings, definition) };
    }
    const open = evaluateOpen(evaluator, statement, definition);
    if ('of' in open) {
      const { of, plot, value, shown, target } = open;
      values.set(target.name, target);
      if (at < read.statements.length - 1) continue;
      return { kind: 'function-of', of, plot, value, shown };
    }
    const typed = read.typed[at] ?? noNumbers;
    const last = finish(open.value, typed);
    if (statement.type === 'define') values.set(statement.name, plainValue(last));
    found = { last, display: displayValue(last, styleFor(surroundings.settings, typed)) };
  }
  if (found === null) return {};
  const help = read.statements.at(-1);
  return help?.type === 'help' ? helpOn(help.name) : { ...found, told };
}

/** Writes a value into a blank result. */
function valueResult(
  result: CellResult,
  source: string,
  read: ReadSource,
  evaluator: Evaluator,
  { last, display, told }: LastValue,
): CellResult {
  const { surroundings, notes } = evaluator;
  const statement = read.statements.at(-1);
  const style = styleFor(surroundings.settings, read.typed.at(-1) ?? noNumbers);
  // Set one by one: thousands of cells are evaluated at once, and spreading objects takes longer than adding.
  result.kind = statement?.type === 'equation' ? 'equation' : display.kind;
  result.value = display.value;
  result.unit = display.unit;
  result.shown = display.shown;
  result.isRounded = isRounded(display);
  result.notices = noticesOf({
    ...{ source, told, notes, display, surroundings },
    readNotices: read.notices,
    value: last,
  });
  // Most values are plain numbers, which have no other form.
  if (typeof last === 'object')
    Object.assign(result, fractionOf(last, style, typedText(statement, source)), setValue(last, style));
  return result;
}

/** An exact fraction is shown as a decimal where the fraction itself was typed: `12/5` says 2.4. */
function fractionOf(
  value: Value,
  style: DisplayStyle,
  typed: string,
): Partial<Pick<CellResult, 'forms' | 'shown' | 'isRounded'>> {
  if (!(value instanceof Ratio) || value.denominator > largestDenominator) return {};
  const forms = fractionForms(value, styleOf(style, false));
  const isTyped =
    typed
      .replaceAll(/[\s()]/g, '')
      .replaceAll(':', '/')
      .replaceAll('-', '−') === forms.fraction;
  return isTyped ? { forms, shown: forms.decimal, isRounded: !forms.isDecimalExact } : { forms };
}

/** The formula of a statement as it was typed, without the name before it. */
const typedText = (statement: Statement | undefined, source: string): string =>
  statement?.type === 'define' || statement?.type === 'value'
    ? source.slice(statement.body.start, statement.body.end)
    : '';

/** A statement in the reading that works; plots and helps are not evaluated for it. */
function chooseStatement(
  doubtful: Doubtful,
  first: Statement,
  surroundings: Surroundings,
): { statement: Statement; told: Told[] } {
  if (first.type === 'plot' || first.type === 'help') return { statement: first, told: [] };
  return chooseReading(doubtful, surroundings.lookup, (statement) =>
    evaluateStatement(new Evaluator(surroundings), statement),
  );
}

/** The value of a statement, or the function that it is of its only unknown name. */
function evaluateOpen(
  evaluator: Evaluator,
  statement: Statement,
  definition: Definition,
): { value: Value } | FunctionOf {
  try {
    return { value: evaluateStatement(evaluator, statement) };
  } catch (error) {
    const found =
      error instanceof MathError && statement.type === 'define'
        ? functionOf(evaluator, statement, error, definition)
        : null;
    if (found) return found;
    throw error;
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
      if (isOpenInequality(evaluator, statement.body)) return solveOpenInequality(evaluator, statement.body);
      return evaluator.evaluate(statement.body);
    case 'equation':
    case 'solve':
      return solveStatement(evaluator, statement);
    case 'reaction':
      return checkReaction(statement.reaction, statement);
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
export const isRounded = ({ kind, value, shown }: Pick<Display, 'kind' | 'value' | 'shown'>): boolean => {
  // A formula is written in other signs for people, and is the same.
  if (kind === 'expression' || kind === 'function' || value === null || value === shown) return false;
  // Solutions that are formulas are exact, and an exact form says itself what is near it.
  if (kind === 'solutions' && (value.startsWith('["') || shown.includes('≈'))) return false;
  const figures = (text: string) => (text.match(/\d+/g) ?? []).join('').replace(/^0+|0+$/g, '');
  return (
    figures(value.replace(/e.*$/, '')).length >
    figures(shown.replace(/ × 10.*$/, '').replace(/[^\d.,]+$/, '')).length
  );
};

type Names = Pick<CellResult, 'name' | 'defines' | 'uses'>;
const names = new WeakMap<ReadSource, Names>();

/** The names of a cell, listed once for all its results. */
function namesOf(read: ReadSource): Names {
  const known = names.get(read);
  if (known) return known;
  const defines = read.defines.map(({ name }) => name);
  const found = { name: defines.at(-1) ?? null, defines, uses: read.uses.map(({ name }) => name) };
  names.set(read, found);
  return found;
}

/** A result without a value yet. `statements` are those of the reading that was chosen, if any was. */
export const blankResult = (
  id: string,
  read: ReadSource,
  statements: readonly Statement[] | null = null,
): CellResult => {
  const { reading, tex } = statements && read.doubtful ? textsOf(statements) : read;
  const { name, defines, uses } = namesOf(read);
  return {
    id,
    kind: 'empty',
    reading,
    tex,
    name,
    defines,
    uses,
    value: null,
    unit: null,
    shown: null,
    isRounded: false,
    forms: null,
    notices: [],
    error: null,
  };
};
