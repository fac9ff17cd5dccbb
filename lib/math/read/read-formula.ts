import { MathError } from '../errors/math-error';
import { findConstant } from '../evaluate/constants';
import { isKeyword, type Cursor } from './cursor';
import { bareFunctions } from './function-words';
import type { BinaryOperator, CompareOperator, Node } from './node';
import { missingOperand, readPrimary } from './read-primary';
import { readTarget } from './read-target';

/** Reads a whole formula: everything down from a conversion. */
export function readFormula(cursor: Cursor): Node {
  const lambda = readLambda(cursor);
  if (lambda) return lambda;
  let node = readChoice(cursor);
  for (;;) {
    const isShare = cursor.isWord('as') && cursor.isOperator('%', 1) && cursor.isWord('of', 2);
    if (isShare) {
      for (let taken = 0; taken < 3; taken++) cursor.next();
      const whole = readChoice(cursor);
      node = { type: 'share', part: node, whole, start: node.start, end: whole.end };
      continue;
    }
    if (cursor.bound.has('to')) return node;
    const word = cursor.take('to') ?? cursor.take('in') ?? cursor.take('as');
    if (!word) return node;
    const { target, start, end } = readTarget(cursor);
    node = { type: 'convert', value: node, target, targetStart: start, start: node.start, end };
  }
}

/** `x -> x^2`, or a named function inside a formula: `g(y) = x*y`. */
function readLambda(cursor: Cursor): Node | null {
  const first = cursor.peek();
  if (first.kind !== 'name') return null;
  if (cursor.isOperator('->', 1) || cursor.isOperator('=>', 1)) {
    cursor.next();
    cursor.next();
    const body = cursor.binding([first.text], cursor.formula);
    return { type: 'lambda', name: null, params: [first.text], body, start: first.start, end: body.end };
  }
  const isDefinition = cursor.isOperator('(', 1) && cursor.isOperator(')', 3) && cursor.isOperator('=', 4);
  if (!isDefinition || cursor.calls === 0 || cursor.peek(2).kind !== 'name') return null;
  const param = cursor.peek(2).text;
  for (let taken = 0; taken < 5; taken++) cursor.next();
  const body = cursor.binding([param], cursor.formula);
  return { type: 'lambda', name: first.text, params: [param], body, start: first.start, end: body.end };
}

function readChoice(cursor: Cursor): Node {
  const test = readLevel(cursor, 0);
  if (!cursor.take('?')) return test;
  const outer = cursor.isInChoice;
  cursor.isInChoice = true;
  const yes = readChoice(cursor);
  cursor.isInChoice = outer;
  if (!cursor.take(':')) {
    const { previous } = cursor;
    throw new MathError('syntax', 'A choice needs a second value after “:”.', previous ?? cursor.peek());
  }
  const no = readChoice(cursor);
  return { type: 'choice', test, yes, no, start: test.start, end: no.end };
}

/** From loose to tight; a comparison and a range have readers of their own. */
const levels: readonly (Readonly<Record<string, BinaryOperator>> | 'not' | 'compare' | 'range')[] = [
  { or: 'or' },
  { xor: 'xor' },
  { and: 'and' },
  'not',
  'compare',
  'range',
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '.*': '.*', './': './', mod: 'mod', '%': 'mod', of: '*' },
];

function readLevel(cursor: Cursor, level: number): Node {
  const operators = levels[level];
  if (operators === undefined) return readImplied(cursor);
  if (operators === 'not') return readNot(cursor, level);
  if (operators === 'compare') return readComparison(cursor, level);
  if (operators === 'range') return readRange(cursor, level);
  let left = readLevel(cursor, level + 1);
  for (;;) {
    const token = cursor.peek();
    const operator = token.kind === 'operator' || token.kind === 'name' ? operators[token.text] : undefined;
    if (operator === undefined || !Object.hasOwn(operators, token.text)) return left;
    cursor.next();
    left = join(operator, left, readLevel(cursor, level + 1), token.start);
  }
}

const join = (operator: BinaryOperator, left: Node, right: Node, at: number, isImplied = false): Node => ({
  type: 'binary',
  operator,
  left,
  right:
    (operator === '*' || operator === '/') && takesUnit(left, isImplied) ? asUnit(right, isImplied) : right,
  at,
  isImplied,
  start: left.start,
  end: right.end,
});

/** Behind a number, a quantity, a bracket or a list a name may be a unit: `(3 ± 1) m`, `[1, 2] s`. */
function takesUnit(left: Node, isImplied: boolean): boolean {
  if (left.type === 'binary')
    return left.operator === '^' ? takesUnit(left.left, isImplied) : takesUnit(left.right, isImplied);
  if (left.type === 'group' || left.type === 'list') return isImplied;
  return left.type === 'number' || left.type === 'quantity' || (left.type === 'name' && left.isUnit === true);
}

/** With a sign between them a constant is likelier: `2·h/g` has no grams. */
function asUnit(node: Node, isImplied: boolean): Node {
  if (node.type === 'name')
    return isImplied || findConstant(node.name) === null ? { ...node, isUnit: true } : node;
  return node.type === 'binary' && node.operator === '^' && node.left.type === 'name'
    ? { ...node, left: asUnit(node.left, isImplied) }
    : node;
}

function readNot(cursor: Cursor, level: number): Node {
  const word = cursor.take('not');
  if (!word) return readLevel(cursor, level + 1);
  const operand = readNot(cursor, level);
  return { type: 'not', operand, start: word.start, end: operand.end };
}

const comparisons = new Set<string>(['<', '<=', '>', '>=', '==', '!=']);

function readComparison(cursor: Cursor, level: number): Node {
  const operands = [readLevel(cursor, level + 1)];
  const operators: CompareOperator[] = [];
  while (cursor.peek().kind === 'operator' && comparisons.has(cursor.peek().text)) {
    operators.push(cursor.next().text as CompareOperator);
    operands.push(readLevel(cursor, level + 1));
  }
  const [first] = operands;
  if (!first) throw missingOperand(cursor);
  if (operators.length === 0) return first;
  return { type: 'compare', operators, operands, start: first.start, end: operands.at(-1)?.end ?? first.end };
}

function readRange(cursor: Cursor, level: number): Node {
  const from = readLevel(cursor, level + 1);
  if (cursor.isInChoice || !cursor.isOperator(':')) return from;
  cursor.next();
  const middle = readLevel(cursor, level + 1);
  const to = cursor.take(':') ? readLevel(cursor, level + 1) : null;
  return {
    type: 'range',
    from,
    step: to && middle,
    to: to ?? middle,
    start: from.start,
    end: (to ?? middle).end,
  };
}

/** Factors side by side bind closer than `/`, but a fraction of two numbers stays one: `1/2x` is half of x. */
function readImplied(cursor: Cursor): Node {
  let left = readSigned(cursor);
  for (;;) {
    if (isNumber(left) && isPlainFraction(cursor)) {
      const slash = cursor.next();
      left = join('/', left, readSigned(cursor), slash.start);
    }
    if (!opensFactor(cursor, left)) return left;
    const { start } = cursor.peek();
    left = join('*', left, readSigned(cursor), start, true);
  }
}

const isNumber = (node: Node) => node.type === 'number';

/** Whether `/`, a number and then a factor without a sign follow. */
function isPlainFraction(cursor: Cursor): boolean {
  if (!cursor.isOperator('/') || cursor.peek(1).kind !== 'number') return false;
  const after = cursor.peek(2);
  if (after.kind === 'name') return !isKeyword(after);
  return after.kind === 'operator' && after.text === '(';
}

function opensFactor(cursor: Cursor, left: Node): boolean {
  const token = cursor.peek();
  if (token.kind === 'name') return !isKeyword(token);
  if (token.kind === 'fraction') return true;
  if (token.kind === 'number') {
    const isBehindNumber = left.type === 'number' || left.type === 'ratio' || left.type === 'quantity';
    return (
      !isBehindNumber && (left.type !== 'binary' || !left.isImplied || token.isSpaced) && endsInName(left)
    );
  }
  if (token.kind !== 'operator') return false;
  return token.text === '(' || token.text === '[' || (token.text === '|' && cursor.bars === 0);
}

/** A number may follow a name or a bracket as a factor (`pi 106 Hz`), never another number. */
function endsInName(node: Node): boolean {
  if (node.type === 'binary') return endsInName(node.right);
  return node.type === 'name' || node.type === 'group' || node.type === 'call';
}

function readSigned(cursor: Cursor): Node {
  const sign = cursor.take('-');
  if (sign) {
    const operand = readSigned(cursor);
    return { type: 'negative', operand, start: sign.start, end: operand.end };
  }
  if (cursor.take('+')) return readSigned(cursor);
  return readPower(cursor);
}

function readPower(cursor: Cursor): Node {
  const base = readPostfix(cursor);
  const token = cursor.peek();
  if (cursor.isOperator('^') || cursor.isOperator('.^')) {
    cursor.next();
    return join(token.text as '^' | '.^', base, readSigned(cursor), token.start);
  }
  return base;
}

/** The operand of a function without brackets: factors side by side, up to the next function. */
function readBareOperand(cursor: Cursor): Node {
  let left = readPower(cursor);
  for (;;) {
    const token = cursor.peek();
    if (token.kind !== 'name' || isKeyword(token) || bareFunctions.has(token.text)) return left;
    left = join('*', left, readPower(cursor), token.start, true);
  }
}

function readPostfix(cursor: Cursor): Node {
  let node = readPrimary(cursor, (name) =>
    name === '√' || name === '∛' ? readPower(cursor) : readBareOperand(cursor),
  );
  for (;;) {
    const token = cursor.peek();
    const place = { start: node.start, end: token.end };
    if (token.kind === 'power') {
      cursor.next();
      const right: Node = {
        type: 'number',
        value: Number(token.text),
        text: token.text,
        start: token.start,
        end: token.end,
      };
      node = join('^', node, right, token.start);
    } else if (cursor.isOperator('!') && !cursor.isOperator('=', 1)) {
      cursor.next();
      node = { type: 'factorial', operand: node, ...place };
    } else if (cursor.isOperator('%') && !isModulo(cursor)) {
      cursor.next();
      node = { type: 'percent', operand: node, ...place };
      node = readPercentOf(cursor, node);
    } else if (cursor.isOperator("'") && !token.isSpaced) {
      cursor.next();
      node = { type: 'transpose', operand: node, ...place };
    } else if (cursor.isOperator('[') && !token.isSpaced && node.type !== 'number') {
      node = readIndex(cursor, node);
    } else if (cursor.isOperator('°') && (node.type === 'name' || node.type === 'group')) {
      cursor.next();
      const right: Node = { type: 'name', name: 'deg', start: token.start, end: token.end };
      node = join('*', node, right, token.start, true);
    } else return node;
  }
}

/** `5 % 2` is a rest, `5% of 2` and `5 %` are percents. */
function isModulo(cursor: Cursor): boolean {
  const [sign, after] = [cursor.peek(), cursor.peek(1)];
  const isOperand = after.kind === 'number' || (after.kind === 'name' && !isKeyword(after));
  return isOperand && sign.isSpaced === after.isSpaced;
}

function readPercentOf(cursor: Cursor, percent: Node): Node {
  const word = cursor.take('of');
  return word ? join('*', percent, readImplied(cursor), word.start) : percent;
}

function readIndex(cursor: Cursor, target: Node): Node {
  const opened = cursor.next();
  const indexes: Node[] = [];
  do indexes.push(cursor.formula());
  while (cursor.take(','));
  const { end } = cursor.close(']', opened);
  return { type: 'index', target, indexes, start: target.start, end };
}
