import { MathError } from '../errors/math-error';
import { isBuiltIn } from '../functions/built-in-names';
import { walk } from '../sheet/free-names';
import type { Cursor } from './cursor';
import type { Node, Statement } from './node';
import { readPlot } from './read-plot';
import { readReaction } from './read-reaction';
import { readFormula } from './read-formula';
import { readTarget } from './read-target';
import { startsUnit } from './read-units';
import { readSolve, readSystem } from './read-solve';
import { foreignNumber } from './signs/foreign-number';
import { repairNumber } from './signs/own-number';

/** Reads one statement up to its end: a definition, an equation, `solve …`, `?name`, or a formula. */
export function readStatement(cursor: Cursor): Statement {
  const { start } = cursor.peek();
  const statement =
    readHelp(cursor) ??
    readReaction(cursor) ??
    readPlot(cursor) ??
    readSolve(cursor) ??
    readSystem(cursor) ??
    readDefinition(cursor) ??
    readFree(cursor);
  const end = cursor.previous?.end ?? start;
  const token = cursor.peek();
  const isFirstOfList = statement.type === 'define' && cursor.isOperator(',') && isDefinitionAhead(cursor);
  if (isFirstOfList) cursor.next();
  else if (token.kind !== 'end' && token.kind !== 'line' && !cursor.isOperator(';')) throw unexpected(cursor);
  return { ...statement, start, end };
}

/** Whether a further definition follows a comma: `a = 2, b = 3`. */
const isDefinitionAhead = (cursor: Cursor) =>
  cursor.peek(1).kind === 'name' && (cursor.isOperator('=', 2) || cursor.isOperator(':=', 2));

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
    return { type: 'define', name: name.text, nameEnd: name.end, params: null, body: inPercent(body) };
  }
  const params = paramsAhead(cursor);
  if (!params || !isDefining(params.length)) return null;
  for (let taken = 0; taken <= params.length; taken++) cursor.next();
  const position = cursor.position;
  const body = cursor.binding(params.names, () => readFormula(cursor));
  // `sin(x) = 0.5` says something about x; it does not make a new sine.
  const isEquation = isBuiltIn(name.text) && !params.names.some((param) => mentions(body, param));
  if (isEquation) {
    cursor.rewind(position - params.length - 1);
    return null;
  }
  return { type: 'define', name: name.text, nameEnd: name.end, params: params.names, body };
}

const mentions = (node: Node, name: string): boolean => {
  let isFound = false;
  walk(node, (part) => {
    if (part.type === 'name' && part.name === name) isFound = true;
  });
  return isFound;
};

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
  if (!sign) return { type: 'value', body: inPercent(body) };
  if (cursor.isOperator('?') && startsUnit(cursor, 1))
    return { type: 'value', body: readAsked(cursor, body) };
  if (body.type === 'index')
    throw new MathError('not-supported', 'A sheet cannot change a part of a list. Write a new list.', {
      start: body.start,
      end: sign.end,
    });
  return { type: 'equation', left: body, right: readFormula(cursor) };
}

/** `5 km = ? m` asks for the other unit. */
function readAsked(cursor: Cursor, value: Node): Node {
  cursor.next();
  const { target, start: targetStart, end } = readTarget(cursor);
  return { type: 'convert', value, target, targetStart, start: value.start, end };
}

/** `(100 - 80)/80 * 100 %` asks for percent, as schools write it. */
function inPercent(body: Node): Node {
  const isHundred =
    body.type === 'binary' &&
    body.operator === '*' &&
    body.right.type === 'percent' &&
    body.right.operand.type === 'number' &&
    body.right.operand.value === 100;
  const { start, end } = body;
  return isHundred
    ? { type: 'convert', value: body, target: { kind: 'percent' }, targetStart: end, start, end }
    : body;
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
  const foreign = text === ',' ? foreignNumber(cursor) : null;
  if (foreign) return foreign;
  if (token.kind === 'number') return twoNumbers(cursor);
  return new MathError('syntax', `“${text}” does not fit here.`, token);
}

/** Two numbers side by side are a product, a list without its commas, or one number with a blank in it. */
function twoNumbers(cursor: Cursor): MathError {
  const { text, start, end, isSpaced } = cursor.peek();
  const error = new MathError('syntax', `Between the numbers an operator is missing before ${text}.`, {
    start,
    end,
  });
  const { previous } = cursor;
  const isJoined = previous?.kind === 'number' && /^\d+$/.test(previous.text) && /^\d/.test(text);
  const one = isJoined && { start: previous.start, end, text: previous.text + text };
  const join = one && { ...one, label: `Use ${one.text}` };
  const multiply = { start, end: start, text: '* ', label: 'Multiply' };
  if (!isSpaced) error.repairs = [repairNumber(cursor.source, start, cursor.decimalSign)];
  else if (/^0\d/.test(text)) error.repairs = [join || null];
  else error.repairs = [multiply, /^\d{3}$/.test(text) ? join || null : null];
  return error;
}
