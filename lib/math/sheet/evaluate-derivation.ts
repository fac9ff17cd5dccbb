import { follows } from '../compare/follows';
import type { Line } from '../compare/read-line';
import type { Definition } from '../compare/variables';
import type { CounterExample, Verdict } from '../compare/verdict';
import { MathError } from '../errors/math-error';
import { Budget } from '../evaluate/budget';
import { Evaluator, type Surroundings } from '../evaluate/evaluator';
import { restorePrecision } from '../evaluate/mathjs';
import { displayValue, type Display } from '../show/display-value';
import { statementTex } from '../show/node-tex';
import { writeNode } from '../show/write-node';
import type { Value } from '../values/value';
import type { CellResult, Step } from './cell-result';
import { blankResult, toCellError, toMathError, type CellValues } from './evaluate-cell';
import type { ReadSource } from './read-source';

type Derivation = { id: string; source: string; read: ReadSource };
type Checked = { step: Step; failure: MathError | null };

/** Checks each line of a derivation against the line before. The name has the value of its second line. */
export function evaluateDerivation(
  { id, source, read }: Derivation,
  outside: Surroundings,
  definitionOf: (name: string) => Definition,
): { result: CellResult; values: CellValues; failure: MathError | null } {
  restorePrecision();
  const lines = read.lines ?? [];
  const values: CellValues = new Map();
  const [offered] = read.statements;
  const isOwn = (name: string) => read.offers.some((one) => one.name === name);
  const surroundings: Surroundings = {
    ...outside,
    lookup: (name) => values.get(name) ?? (isOwn(name) && isMine(name) ? null : outside.lookup(name)),
  };
  // Another cell may define the name: then that value counts.
  const isMine = (name: string) => offered?.type === 'define' && definitionOf(name)?.body === offered.body;

  let ownFailure: MathError | null = null;
  if (offered?.type === 'define' && isMine(offered.name)) {
    try {
      values.set(offered.name, new Evaluator(surroundings).evaluate(offered.body));
    } catch (error) {
      ownFailure = toMathError(error);
    }
  }
  const budget = new Budget();
  const checked = lines.map((line, at): Checked =>
    check(line, lines[at - 1], { surroundings, definitionOf, budget }),
  );
  // A derivation may be about names that have no value.
  const isSymbolic = ownFailure?.class === 'undefined-symbol';
  const failure = checked.find((one) => one.failure !== null)?.failure ?? (isSymbolic ? null : ownFailure);
  const blank = blankResult(id, read);
  const result: CellResult = {
    ...blank,
    kind: lines.length === 0 ? 'empty' : 'derivation',
    name: offered?.type === 'define' ? offered.name : null,
    defines: read.offers.map(({ name }) => name),
    ...shownOf(lines, surroundings),
    steps: checked.map(({ step }) => step),
    error: failure ? toCellError(failure, source) : null,
  };
  return { result, values, failure: failure ?? ownFailure };
}

type Around = { surroundings: Surroundings; definitionOf: (name: string) => Definition; budget: Budget };

function check(
  line: Line | MathError,
  before: Line | MathError | undefined,
  { surroundings, definitionOf, budget }: Around,
): Checked {
  if (line instanceof MathError) return { step: brokenStep(line), failure: line };
  const { sign, node } = line;
  const tex = statementTex({ type: 'value', body: node, start: node.start, end: node.end });
  const step: Step = { sign, reading: writeNode(node), tex, verdict: null, message: null };
  if (before === undefined || before instanceof MathError) return { step, failure: null };
  try {
    const { verdict, counterExample } = follows(before, line, surroundings, definitionOf, budget);
    return { step: { ...step, verdict, message: wordsOf(verdict, counterExample) }, failure: null };
  } catch (error) {
    const failure = toMathError(error);
    return { step: { ...step, message: failure.message }, failure };
  }
}

const brokenStep = ({ message }: MathError): Step => ({
  sign: null,
  reading: null,
  tex: null,
  verdict: null,
  message,
});

function wordsOf(verdict: Verdict, example: CounterExample | null): string | null {
  if (example === null || (verdict !== 'no' && verdict !== 'not-always')) return null;
  const { at, before, after } = example;
  const names = at.map(({ name, shown }) => `${name} = ${shown}`);
  const place = names.length === 0 ? '' : `At ${names.join(', ')} `;
  const isTruth = [before, after].every((side) => side === 'true' || side === 'false');
  const words = isTruth
    ? `the line above is ${before === 'true' ? 'true' : 'false'}, this one is ${after === 'true' ? 'true' : 'false'}.`
    : `the line above ${givesOf(before)}, this one ${after === null ? 'has no value' : after}.`;
  return place === '' ? words.replace(/^t/, 'T') : place + words;
}

const givesOf = (value: string | null) => (value === null ? 'has no value' : `gives ${value}`);

/** The value of the last line that has one. */
function shownOf(lines: readonly (Line | MathError)[], surroundings: Surroundings): Partial<Display> {
  const last = lines.findLast((line): line is Line => !(line instanceof MathError));
  const value = last && !last.isCondition ? valueOf(last, surroundings) : null;
  if (value === null) return {};
  const {
    value: written,
    unit,
    shown,
  } = displayValue(value, { settings: surroundings.settings, typedFigures: 0 });
  return { value: written, unit, shown };
}

function valueOf({ node }: Line, surroundings: Surroundings): Value | null {
  try {
    return new Evaluator(surroundings).evaluate(node);
  } catch (error) {
    // Names without a value are usual in a derivation.
    if (error instanceof MathError) return null;
    throw error;
  }
}
