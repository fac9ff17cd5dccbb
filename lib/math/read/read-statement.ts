import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { Node, Statement } from './node';
import { readPlot } from './read-plot';
import { readFormula } from './read-formula';

/** Reads one statement up to its end: a definition, an equation, `solve …`, `?name`, or a formula. */
export function readStatement(cursor: Cursor): Statement {
  const { start } = cursor.peek();
  const statement =
    readHelp(cursor) ?? readPlot(cursor) ?? readSolve(cursor) ?? readDefinition(cursor) ?? readFree(cursor);
  const token = cursor.peek();
  if (token.kind !== 'end' && token.kind !== 'line' && !cursor.isOperator(';')) throw unexpected(cursor);
  return { ...statement, start, end: cursor.previous?.end ?? start };
}

type Unplaced<T> = T extends unknown ? Omit<T, 'start' | 'end'> : never;
type Free = Unplaced<Statement>;

function readHelp(cursor: Cursor): Free | null {
  if (!cursor.isOperator('?')) return null;
  cursor.next();
  return { type: 'help', name: cursor.next().text };
}

/** `x = …`, `x := …`, `f(x, y) = …`. */
function readDefinition(cursor: Cursor): Free | null {
  const name = cursor.peek();
  if (name.kind !== 'name') return null;
  const isDefining = (ahead: number) => cursor.isOperator('=', ahead) || cursor.isOperator(':=', ahead);
  if (isDefining(1)) {
    cursor.next();
    cursor.next();
    const body = readFormula(cursor);
    return { type: 'define', name: name.text, nameEnd: name.end, params: null, body };
  }
  const params = paramsAhead(cursor);
  if (!params || !isDefining(params.length)) return null;
  for (let taken = 0; taken <= params.length; taken++) cursor.next();
  const body = cursor.binding(params.names, () => readFormula(cursor));
  return { type: 'define', name: name.text, nameEnd: name.end, params: params.names, body };
}

/** The names in `f(x, y)` and how many tokens they take with the name. */
function paramsAhead(cursor: Cursor): { names: string[]; length: number } | null {
  if (!cursor.isOperator('(', 1)) return null;
  const names: string[] = [];
  for (let ahead = 2; ; ahead += 2) {
    const param = cursor.peek(ahead);
    if (param.kind !== 'name') return null;
    names.push(param.text);
    if (cursor.isOperator(')', ahead + 1)) return { names, length: ahead + 2 };
    if (!cursor.isOperator(',', ahead + 1) && !cursor.isOperator(';', ahead + 1)) return null;
  }
}

function readFree(cursor: Cursor): Free {
  const body = readFormula(cursor);
  const sign = cursor.take('=') ?? cursor.take(':=');
  if (!sign) return { type: 'value', body };
  if (body.type === 'index')
    throw new MathError('not-supported', 'A sheet cannot change a part of a list. Write a new list.', {
      start: body.start,
      end: sign.end,
    });
  return { type: 'equation', left: body, right: readFormula(cursor) };
}

function readSolve(cursor: Cursor): Free | null {
  if (!cursor.isWord('solve')) return null;
  const word = cursor.next();
  const opened = isWrapped(cursor) ? cursor.next() : null;
  const equations: Node[] = [];
  let unknowns: string[] | null = null;
  do {
    if (equations.length > 0 && isUnknown(cursor, opened !== null))
      unknowns = [...(unknowns ?? []), cursor.next().text];
    else equations.push(readEquation(cursor));
  } while (cursor.take(',') ?? cursor.take('and') ?? (opened ? cursor.take(';') : null));
  if (cursor.take('for'))
    do unknowns = [...(unknowns ?? []), cursor.next().text];
    while (cursor.take(','));
  if (opened) cursor.close(')', opened);
  if (equations.length > 6)
    throw new MathError('too-large', 'At most six equations can be solved at once.', word);
  return { type: 'solve', equations, unknowns };
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
  if (left.type === 'compare' && left.operators.join() === '==') return left;
  if (left.type === 'compare')
    throw new MathError('not-supported', 'Only equations with = can be solved.', left);
  if (!sign) {
    const zero: Node = { type: 'number', value: 0, text: '0', start: left.end, end: left.end };
    return { type: 'compare', operators: ['=='], operands: [left, zero], start: left.start, end: left.end };
  }
  const right = readFormula(cursor);
  return { type: 'compare', operators: ['=='], operands: [left, right], start: left.start, end: right.end };
}

/** The error at a sign with which no statement goes on. */
export function unexpected(cursor: Cursor): MathError {
  const token = cursor.peek();
  const { text, start, end } = token;
  if (text === ')' || text === ']')
    return new MathError('syntax', `There is one “${text}” too many.`, token, {
      start,
      end,
      text: '',
      label: `Remove ${text}`,
    });
  if (
    text === ',' &&
    cursor.decimalSign === '.' &&
    cursor.peek(1).kind === 'number' &&
    !cursor.peek(1).isSpaced
  )
    return new MathError('syntax', 'This sheet writes decimals with a point.', token, {
      start,
      end,
      text: '.',
      label: 'Use a point',
    });
  if (token.kind === 'number')
    return new MathError('syntax', `Between the numbers an operator is missing before ${text}.`, token, {
      start,
      end: start,
      text: '* ',
      label: 'Multiply',
    });
  return new MathError('syntax', `“${text}” does not fit here.`, token);
}
