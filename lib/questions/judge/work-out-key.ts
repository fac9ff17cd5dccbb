import { definitionIn, putDefinitions, type TypedDefinition } from '@/lib/math/answers/put-definitions';
import { createSheet } from '@/lib/math/sheet/create-sheet';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { linesOf } from '@/lib/questions/draw-numbers';
import type { Key } from '@/lib/questions/key';
import type { DrawnNumber } from '@/lib/questions/parameter';
import type { QuestionText } from '@/lib/questions/question';

/** A question as far as its key is concerned. */
export type KeyedQuestion = { question: QuestionText; key: Key; numbers: readonly DrawnNumber[] };

type KeyFault = 'key-unreadable' | 'no-answer' | 'two-answers';

/** The right answer for these numbers, as it would be typed, and its unit; or why there is none. */
export type WorkedOut =
  | {
      text: string;
      unit: string;
      /** What the last line of the key defines. */
      name?: string | undefined;
      fault?: undefined;
    }
  | { fault: KeyFault; detail: string };

const splitLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What names of the question stand for: numbers of one's own first, then the given lines. */
export const definitionsOf = ({ question, numbers }: KeyedQuestion): TypedDefinition[] =>
  [...linesOf(numbers), ...splitLines(question.given)].flatMap((line) => definitionIn(line) ?? []);

/** Works the key out by the engine, as one line of a sheet with the numbers of one learner. */
export function workOutKey(keyed: KeyedQuestion): WorkedOut {
  const lines = splitLines(keyed.key.lines);
  const last = lines.at(-1);
  if (last === undefined) return { fault: 'key-unreadable', detail: '' };
  return keyed.question.kind === 'number' ? calculate(keyed, lines) : put(keyed, lines.slice(0, -1), last);
}

/** A formula or an equation keeps its unknowns; all other names become what they stand for. */
function put(keyed: KeyedQuestion, before: readonly string[], last: string): WorkedOut {
  const own = before.flatMap((line) => definitionIn(line) ?? []);
  const defined = keyed.question.kind === 'formula' ? definitionIn(last) : null;
  const { decimalSign } = keyed.question.settings;
  const text = putDefinitions(defined?.source ?? last, [...definitionsOf(keyed), ...own], decimalSign);
  return { text, unit: '', name: defined?.name };
}

function calculate({ question, numbers }: KeyedQuestion, lines: readonly string[]): WorkedOut {
  const sources = [...linesOf(numbers), ...splitLines(question.given), ...lines];
  const cells = sources.map((source, at) => ({ id: String(1000 + at), ord: String(1000 + at), source }));
  const results = createSheet(question.settings).apply({ set: cells });
  const result = results.find(({ id }) => id === cells.at(-1)?.id);
  return result ? toKey(result, question) : { fault: 'key-unreadable', detail: '' };
}

function toKey({ kind, value, unit, error }: CellResult, { settings }: QuestionText): WorkedOut {
  if (error !== null) {
    const isSyntax = error.class === 'syntax';
    return { fault: isSyntax ? 'key-unreadable' : 'no-answer', detail: error.message };
  }
  if (value === null) return { fault: 'no-answer', detail: '' };
  if (kind === 'equation' || kind === 'solutions' || kind === 'list') return onlyOf(value, unit, settings);
  if (!['number', 'fraction', 'quantity', 'uncertain', 'complex'].includes(kind))
    return { fault: 'key-unreadable', detail: value };
  return withUnit(plain(value), unit, settings);
}

/** The key of a number may be an equation, as long as one number solves it. */
function onlyOf(value: string, unit: string | null, settings: QuestionText['settings']): WorkedOut {
  const found = readList(value);
  const [only] = found;
  if (only === undefined) return { fault: 'no-answer', detail: value };
  // What is no number stands for many, as in `pi * k`.
  if (found.length > 1 || typeof only !== 'number') return { fault: 'two-answers', detail: found.join(', ') };
  return withUnit(plain(String(only)), unit, settings);
}

function readList(json: string): (number | string)[] {
  try {
    const read: unknown = JSON.parse(json);
    const list: unknown[] = Array.isArray(read) ? read : [read];
    return list.map((one) => (typeof one === 'number' ? one : JSON.stringify(one)));
  } catch {
    return [json];
  }
}

function withUnit(number: string, unit: string | null, { decimalSign }: QuestionText['settings']): WorkedOut {
  const typed = number.replace('.', decimalSign);
  return { text: unit === null ? typed : `${typed} ${unit}`, unit: unit ?? '' };
}

/** Without the last digits of a double, which are what rounding left over. */
function plain(value: string): string {
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) || Math.abs(number) > 2 ** 53
    ? value
    : String(Number(number.toPrecision(14)));
}
