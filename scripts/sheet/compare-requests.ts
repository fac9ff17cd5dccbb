import { checkAnswer } from '../../lib/math/answers/check-answer';
import type { AnswerVerdict } from '../../lib/math/answers/answer-test';
import { follows, type StepJudgement } from '../../lib/math/compare/follows';
import { isEquivalent, type AnswerJudgement, type AnswerOptions } from '../../lib/math/compare/is-equivalent';
import type { SheetSettings } from '../../lib/math/sheet/settings';
import { testOf } from './asked-test';

type Judged<T> = { id: string | null } & (T | { error: string });
type Texts = Readonly<Record<string, unknown>>;

/** Answers one line of `--equivalent`: is the given answer the expected one? */
export function answerEquivalent(line: string): Judged<AnswerJudgement> {
  return judge(line, ['expected', 'given'], (expected, given, options) =>
    isEquivalent(expected, given, options),
  );
}

/** Answers one line of `--follows`: does the second line follow from the first? */
export function answerFollows(line: string): Judged<StepJudgement> {
  return judge(line, ['line1', 'line2'], (line1, line2, options) => follows(line1, line2, options));
}

/** Answers one line of `--answer`: is the given answer what the test asks for? */
export function answerTested(line: string): Judged<AnswerVerdict> {
  const request = parse(line);
  if (request === null) return { id: null, error: 'This line is not a JSON object.' };
  const id = textIn(request, 'id') ?? null;
  const given = textIn(request, 'given');
  if (given === undefined) return { id, error: 'A line needs given.' };
  const options = isObject(request['options']) ? request['options'] : {};
  const form = textIn(request, 'form') ?? textIn(request, 'test') ?? '';
  const test = testOf(textIn(request, 'kind') ?? form, form, options);
  if (!test) return { id, error: 'This kind of test does not exist.' };
  return {
    id,
    ...checkAnswer({
      expected: textIn(request, 'expected') ?? null,
      given,
      test,
      settings: settingsIn(options),
    }),
  };
}

function judge<T>(
  line: string,
  [one, other]: readonly [string, string],
  run: (first: string, second: string, options: AnswerOptions) => T,
): Judged<T> {
  const request = parse(line);
  if (request === null) return { id: null, error: 'This line is not a JSON object.' };
  const id = typeof request['id'] === 'string' ? request['id'] : null;
  const [first, second] = [request[one], request[other]];
  if (typeof first !== 'string' || typeof second !== 'string')
    return { id, error: `A line needs ${one} and ${other}.` };
  return { id, ...run(first, second, optionsOf(request)) };
}

function parse(line: string): Texts | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
const textIn = (from: Texts, name: string) => (typeof from[name] === 'string' ? from[name] : undefined);
const numberIn = (from: Texts, name: string) => (typeof from[name] === 'number' ? from[name] : undefined);

/** Options that we know; a condition may stand beside the lines too. */
function optionsOf(request: Texts): AnswerOptions {
  const given = isObject(request['options']) ? request['options'] : {};
  return {
    sig: numberIn(given, 'sig'),
    decimals: numberIn(given, 'decimals'),
    tolerance: numberIn(given, 'tolerance'),
    assuming: textIn(given, 'assuming') ?? textIn(request, 'assuming'),
    plusC: given['plusC'] === true,
    type: textIn(given, 'type'),
    unit: textIn(given, 'unit'),
    settings: settingsIn(given),
  };
}

function settingsIn(options: Texts): Partial<SheetSettings> {
  const sign = textIn(options, 'decimal');
  return sign === ',' || sign === '.' ? { decimalSign: sign } : {};
}
