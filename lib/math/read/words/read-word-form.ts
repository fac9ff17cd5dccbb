import { MathError, type Place } from '../../errors/math-error';
import type { Cursor } from '../cursor';
import type { BoundForm, Node } from '../node';
import type { Token } from '../token';
import { impliedVariable, isWordAhead, lengthUntil, termLength } from './look-ahead';
import { readLimits, readRange, type Range } from './read-range';

/** How each form is written in words, for a line that left something out. */
const ways: Readonly<Record<BoundForm, string>> = {
  sum: 'sum of k^2 for k from 1 to 10',
  product: 'product of k for k from 1 to 5',
  integrate: 'integral of x^2 dx from 0 to 3',
  limit: 'limit of sin(x)/x as x -> 0',
  derivative: 'derivative of x^2 with respect to x',
};

const verbs = ['integrate', 'differentiate', 'limit', 'lim', '∫', '∑', '∏', 'Σ', 'Π'];
const stops: Readonly<Record<BoundForm, readonly string[]>> = {
  sum: ['from', 'for', 'with'],
  product: ['from', 'for', 'with'],
  integrate: ['from', 'for', 'with', 'between'],
  limit: ['as', 'for', 'when'],
  derivative: ['for', 'with'],
};

/**
 * Reads a form in words or with limits at its sign, from its name on: `sum of k from 1 to 10`, `∫_0^3 x^2 dx`,
 * `limit of sin(x)/x as x -> 0`. Null where the name is a plain one.
 */
export function readWordForm(cursor: Cursor, form: BoundForm): Node | null {
  const word = cursor.peek();
  if (cursor.names.has(word.text) || cursor.bound.has(word.text)) return null;
  const { position } = cursor;
  cursor.next();
  const limits = readLimits(cursor);
  const early = limits ?? readEarlyRange(cursor, form);
  const isOf = cursor.take('of') !== null;
  const read =
    early || isOf || isForm(cursor, form, word) ? readRest(cursor, form, word, early, limits !== null) : null;
  if (read) cursor.words.add(word.text);
  else cursor.rewind(position);
  return read;
}

/** Whether the form goes on as one: a verb before an operand, or a range behind it. */
function isForm(cursor: Cursor, form: BoundForm, word: Token): boolean {
  const after = cursor.peek();
  if (after.text === '(' && !after.isSpaced && !hasStop(cursor, form)) return false;
  const opens =
    ['number', 'fraction', 'name'].includes(after.kind) || ['(', '-', '|', '√'].includes(after.text);
  return opens && (verbs.includes(word.text) || hasStop(cursor, form));
}

function hasStop(cursor: Cursor, form: BoundForm): boolean {
  const length = bodyLength(cursor, form);
  const isWhole = form === 'integrate' && isDifferential(cursor.peek(length));
  return isWhole || isWordAhead(cursor, stops[form], length);
}

const bodyLength = (cursor: Cursor, form: BoundForm): number =>
  lengthUntil(cursor, (token, ahead) => {
    if (token.kind === 'operator') return token.text === ',';
    return isWordAhead(cursor, stops[form], ahead) || (form === 'integrate' && isDifferential(token));
  });

const isDifferential = ({ kind, text }: Token) => kind === 'name' && /^d\p{L}$/u.test(text);

/** `from k = 1 to 10 of …`, `as x -> 0 of …`, `x -> 0 …`: the range before what runs through it. */
function readEarlyRange(cursor: Cursor, form: BoundForm): Range | null {
  if (form === 'derivative') return null;
  const isArrow = cursor.peek().kind === 'name' && (cursor.isOperator('->', 1) || cursor.isWord('to', 1));
  if (form === 'limit') {
    if (!cursor.take('as') && !isArrow) return null;
    return readRange(cursor, form, (inner) =>
      isArrow ? 1 + Number(inner.isOperator('-')) : lengthUntil(inner, isOfWord),
    );
  }
  const isNamed = cursor.peek().kind === 'name' && cursor.isOperator('=', 1);
  return isNamed || isWordAhead(cursor, ['from', 'between'])
    ? readRange(cursor, form, (inner) => lengthUntil(inner, isOfWord))
    : null;
}

const isOfWord = ({ kind, text }: Token) => kind === 'name' && text === 'of';

/** Reads what runs, and the range where it stands behind. */
function readRest(
  cursor: Cursor,
  form: BoundForm,
  word: Token,
  early: Range | null,
  isTerm: boolean,
): Node | null {
  if (form === 'derivative') refusePoint(cursor);
  const whole = bodyLength(cursor, form);
  const length = isTerm ? Math.min(whole, termLength(cursor)) : whole;
  const after = cursor.peek(length);
  const differential = isDifferential(after) && form === 'integrate' ? after : null;
  if (word.text === '∫' && !differential)
    throw new MathError('syntax', 'An integral ends with its variable, such as dx.', word);
  const named = early?.variable ?? differential?.text.slice(1) ?? namedAhead(cursor, length, form);
  const variable = named ?? impliedVariable(cursor, length);
  const isParted = after.kind === 'operator' && after.text === ',' && named === null;
  const isPlain = !early && !differential && (length === lengthOfLine(cursor) || isParted);
  if (isPlain && (form === 'sum' || form === 'product')) return null;
  const place: Place = { start: word.start, end: cursor.peek(Math.max(length - 1, 0)).end };
  if (variable === null) throw new MathError('syntax', `Say which name runs: ${ways[form]}.`, place);
  const body = readBody(cursor, length, variable, place);
  if (differential) cursor.next();
  const range = early ?? readLateRange(cursor, form);
  const isAimless = form === 'limit' && range?.variable === null;
  const bounds = range ? [range.lower, range.upper].filter((bound) => bound !== null) : [];
  if (isAimless) throw new MathError('syntax', `The range is missing: ${ways[form]}.`, place);
  const isOpen = form === 'integrate' || form === 'derivative';
  if (bounds.length < (form === 'limit' ? 1 : 2) && !(isOpen && bounds.length === 0))
    throw new MathError('syntax', `The range is missing: ${ways[form]}.`, place);
  const end = cursor.previous?.end ?? body.end;
  return { type: 'form', form, body, variable, bounds, order: 1, start: word.start, end };
}

const lengthOfLine = (cursor: Cursor) => lengthUntil(cursor, () => false);

function readBody(cursor: Cursor, length: number, variable: string, place: Place): Node {
  if (length === 0) return { type: 'number', value: 1, text: '1', start: place.end, end: place.end };
  return cursor.binding([variable], () => cursor.within(length, cursor.formula));
}

/** The name behind `for`, `as`, `with respect to`, or before the `=` of a range. */
function namedAhead(cursor: Cursor, length: number, form: BoundForm): string | null {
  const [stop, first, second, third] = [0, 1, 2, 3].map((by) => cursor.peek(length + by));
  const isRange = second?.text === 'from' || second?.text === '=';
  if (stop?.kind === 'operator' && stop.text === ',')
    return first?.kind === 'name' && isRange ? first.text : null;
  if (stop?.kind !== 'name' || first?.kind !== 'name') return null;
  if (stop.text === 'with')
    return first.text === 'respect' && second?.text === 'to' ? (third?.text ?? null) : null;
  if (stop.text === 'from') return second?.text === '=' ? first.text : null;
  return form === 'sum' || form === 'product' || stop.text !== 'between' ? first.text : null;
}

/** `for k from 1 to 10`, `from k = 1 to 10`, `as x -> 0`, `with respect to x`. */
function readLateRange(cursor: Cursor, form: BoundForm): Range | null {
  if (cursor.isWord('with')) for (let taken = 0; taken < 4; taken++) cursor.next();
  if (form === 'limit') {
    cursor.next();
    return readRange(cursor, form, null);
  }
  const isNamed =
    cursor.isWord('for') ||
    (cursor.isOperator(',') && (cursor.isWord('from', 2) || cursor.isOperator('=', 2)));
  if (isNamed) {
    cursor.next();
    if (!cursor.isOperator('=', 1)) cursor.next();
  }
  const isRange = isWordAhead(cursor, ['from', 'between']) || (isNamed && cursor.isOperator('=', 1));
  return isRange ? readRange(cursor, form, null) : null;
}

/** `derivative of x^2 at 3` needs a name for the function. */
function refusePoint(cursor: Cursor): void {
  const at = lengthUntil(cursor, (_, ahead) => isWordAhead(cursor, ['at'], ahead));
  if (!isWordAhead(cursor, ['at'], at) || cursor.names.has('at')) return;
  const { start, end } = cursor.peek(at);
  throw new MathError('not-supported', "Define f(x) = … and write f'(3) for its slope at 3.", { start, end });
}
