import { MathError } from '../errors/math-error';
import { isBuiltIn } from '../functions/built-in-names';
import type { Cursor } from './cursor';
import type { Node, Statement } from './node';
import { readFormula } from './read-formula';
import { isWordAhead, lengthUntil } from './words/look-ahead';

type ReadSolve = Omit<Extract<Statement, { type: 'solve' }>, 'start' | 'end'>;

/** Reads `solve x^2 = 4`, `solve(2x = 4, x)`, `solve A = pi r^2 for r`; null for a line without the word. */
export function readSolve(cursor: Cursor): ReadSolve | null {
  if (isQuestion(cursor)) return readQuestion(cursor);
  const isFind = cursor.isWord('find') && cursor.peek(1).kind === 'name' && cursor.isOperator(':', 2);
  if (!cursor.isWord('solve') && !isFind) return null;
  const word = cursor.next();
  const opened = isWrapped(cursor) ? cursor.next() : null;
  const equations: Node[] = [];
  let unknowns = isFind || cursor.isWord('for') ? readUnknownsFirst(cursor) : null;
  do {
    if (equations.length > 0 && isUnknown(cursor, opened !== null))
      unknowns = [...(unknowns ?? []), cursor.next().text];
    else equations.push(cursor.within(lengthOfEquation(cursor), () => readEquation(cursor)));
  } while (cursor.take(',') ?? cursor.take('and') ?? (opened ? cursor.take(';') : null));
  if (cursor.take('for')) unknowns = [...(unknowns ?? []), ...readNames(cursor)];
  if (opened) cursor.close(')', opened);
  if (equations.length > 6)
    throw new MathError('too-large', 'At most six equations can be solved at once.', word);
  return { type: 'solve', equations, unknowns };
}

/** `find x if 2x = 4`; in `what is x if 2x = 4` the first words are gone. */
function isQuestion(cursor: Cursor): boolean {
  const at = cursor.isWord('find') ? 1 : 0;
  if (cursor.peek(at).kind !== 'name' || !isWordAhead(cursor, ['if', 'when', 'given'], at + 1)) return false;
  if (cursor.names.has('find') || cursor.names.has(cursor.peek(at + 1).text)) return false;
  const sign = lengthUntil(cursor, ({ text }) => text === '=');
  return sign > at + 1 && cursor.isOperator('=', sign);
}

function readQuestion(cursor: Cursor): ReadSolve {
  cursor.take('find');
  const name = cursor.next().text;
  cursor.words.add(cursor.next().text);
  const equation = cursor.within(lengthOfEquation(cursor), () => readEquation(cursor));
  return { type: 'solve', equations: [equation], unknowns: [name] };
}

/** `solve for x: 2x = 4`, `find x: 2x = 4`. */
function readUnknownsFirst(cursor: Cursor): string[] {
  cursor.take('for');
  const names = readNames(cursor);
  if (!cursor.take(':') && !cursor.take('in'))
    throw new MathError('syntax', 'Write “solve for x: 2x = 4” or “solve 2x = 4 for x”.', cursor.peek());
  return names;
}

function readNames(cursor: Cursor): string[] {
  const names: string[] = [];
  do {
    const { kind, text, start, end } = cursor.next();
    if (kind !== 'name') throw new MathError('syntax', 'A name is expected here.', { start, end });
    names.push(text);
  } while (cursor.take(',') ?? cursor.take('and'));
  return names;
}

/** An equation goes up to a comma, `and`, `for` or the bracket of the whole. */
const lengthOfEquation = (cursor: Cursor): number =>
  lengthUntil(
    cursor,
    ({ kind, text }, ahead) =>
      (kind === 'operator' && (text === ',' || text === ';')) || isWordAhead(cursor, ['and', 'for'], ahead),
  );

/**
 * `x + y = 10, x - y = 2` or with `;`, without the word, and `2x = 4, solve for x`. Null where each part defines a
 * name of its own, and where only one equation stands.
 */
export function readSystem(cursor: Cursor): ReadSolve | null {
  const { position, source } = cursor;
  if (!/[,;]|and/.test(source) || !isSystem(cursor)) return null;
  const equations: Node[] = [];
  let unknowns: string[] | null = null;
  do {
    if (cursor.take('solve') && cursor.take('for')) unknowns = readNames(cursor);
    else equations.push(cursor.within(lengthOfEquation(cursor), () => readEquation(cursor)));
  } while (cursor.take(',') ?? cursor.take(';') ?? cursor.take('and'));
  if (equations.length <= 6) return { type: 'solve', equations, unknowns };
  cursor.rewind(position);
  return null;
}

/** Whether parts with commas or `and` between them are equations, and not only definitions. */
function isSystem(cursor: Cursor): boolean {
  if (cursor.peek(lengthOfEquation(cursor)).kind === 'end') return false;
  const { position } = cursor;
  let hasSemicolon = false;
  const parts: { isEquation: boolean; defined: string | null }[] = [];
  for (;;) {
    const length = lengthOfEquation(cursor);
    const signs = Array.from({ length }, (_, ahead) => cursor.isOperator('=', ahead)).filter(Boolean).length;
    const isAsked = cursor.isWord('solve') && cursor.isWord('for', 1);
    parts.push({
      isEquation: signs === 1 || isAsked,
      defined: definedAhead(cursor),
    });
    for (let taken = 0; taken < length; taken++) cursor.next();
    if (cursor.isOperator(';')) hasSemicolon = true;
    if (!cursor.take(',') && !cursor.take(';') && !cursor.take('and')) break;
  }
  cursor.rewind(position);
  const isList = parts.length > 1 && parts.every(({ isEquation }) => isEquation);
  const defined = parts.flatMap((part) => part.defined ?? []);
  // `y = 2x + 1, y = 4 - x` says two things about one point.
  if (new Set(defined).size < defined.length) return isList;
  // `a = 2; 3x = 6` is two statements.
  if (hasSemicolon && defined.length > 0) return false;
  return isList && defined.length < parts.length;
}

/** The name that `y = …` or `f(x) = …` defines. */
function definedAhead(cursor: Cursor): string | null {
  const { kind, text } = cursor.peek();
  const isFunction =
    cursor.isOperator('(', 1) &&
    cursor.peek(2).kind === 'name' &&
    cursor.isOperator(')', 3) &&
    cursor.isOperator('=', 4) &&
    !isBuiltIn(text);
  return kind === 'name' && (cursor.isOperator('=', 1) || isFunction) ? text : null;
}

/** `solve(…)` as a call: its bracket closes at the end of the line. */
function isWrapped(cursor: Cursor): boolean {
  if (!cursor.isOperator('(') || cursor.peek().isSpaced) return false;
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return depth === 0;
    if (cursor.isOperator('(', ahead)) depth += 1;
    if (cursor.isOperator(')', ahead)) depth -= 1;
    if (depth === 0) return ['end', 'line'].includes(cursor.peek(ahead + 1).kind);
  }
}

const isUnknown = (cursor: Cursor, isCall: boolean) =>
  cursor.peek().kind === 'name' &&
  (cursor.isOperator(',', 1) || (isCall && cursor.isOperator(')', 1)) || cursor.peek(1).kind === 'end');

/** Both sides as one comparison; a formula alone means that it is zero. */
function readEquation(cursor: Cursor): Node {
  const left = readFormula(cursor);
  const sign = cursor.take('=');
  if (left.type === 'compare' && !left.operators.includes('!=')) return left;
  if (left.type === 'compare')
    throw new MathError('not-supported', 'Only equations and inequalities can be solved.', left);
  if (!sign) {
    const zero: Node = { type: 'number', value: 0, text: '0', start: left.end, end: left.end };
    return { type: 'compare', operators: ['=='], operands: [left, zero], start: left.start, end: left.end };
  }
  const right = readFormula(cursor);
  return { type: 'compare', operators: ['=='], operands: [left, right], start: left.start, end: right.end };
}
