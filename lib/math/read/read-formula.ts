import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { isKeyword, type Cursor } from './cursor';
import { asUnit, takesUnit } from './doubts/as-unit';
import { doubleFactorial } from './double-factorial';
import { bareFunctions } from './function-words';
import type { BinaryOperator, CompareOperator, Node } from './node';
import { isModulo, tenthOf } from './percent-signs';
import { readDivisor, readRange, takeDivision } from './read-colon';
import { readIndex } from './read-list';
import { missingOperand, readPrimary } from './read-primary';
import { readTarget, refuseDegrees } from './read-target';
import { infixAhead, readChosen, readOff, readWhatWhole } from './words/infix-words';
import { readOf } from './words/read-of';
import { readWhole } from './words/read-whole';

/** Reads a whole formula: everything down from a conversion. */
export function readFormula(cursor: Cursor): Node {
  const whole = readWhole(cursor, () => readChoice(cursor));
  let node = whole ?? readChoice(cursor);
  for (;;) {
    const isShare = cursor.isWord('as') && cursor.isOperator('%', 1) && cursor.isWord('of', 2);
    if (isShare) {
      for (let taken = 0; taken < 3; taken++) cursor.next();
      const whole = readChoice(cursor);
      node = { type: 'share', part: node, whole, start: node.start, end: whole.end };
      continue;
    }
    const asked = readWhatWhole(cursor, node);
    if (asked) return asked;
    if (cursor.bound.has('to')) return node;
    const word = cursor.take('to') ?? cursor.take('in') ?? cursor.take('as') ?? cursor.take('->');
    if (!word) return node;
    const { target, start, end } = readTarget(cursor);
    refuseDegrees(node, target, cursor.source);
    node = { type: 'convert', value: node, target, targetStart: start, start: node.start, end };
  }
}

function readChoice(cursor: Cursor): Node {
  const test = readLevel(cursor, 0);
  if (!cursor.take('?')) return test;
  const { colon } = cursor;
  cursor.colon = 'choice';
  const yes = readChoice(cursor);
  cursor.colon = colon;
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
  if (operators === 'range') return readRange(cursor, () => readLevel(cursor, level + 1));
  let left = readLevel(cursor, level + 1);
  for (;;) {
    const token = cursor.peek();
    if (isProduct(operators) && takeDivision(cursor)) {
      const divisor = readDivisor(cursor, () => readLevel(cursor, level + 1), join);
      left = join('/', left, divisor, token.start);
      continue;
    }
    const operator =
      token.kind === 'operator' || token.kind === 'name' ? own(operators, token.text) : undefined;
    if (operator === undefined) return left;
    cursor.next();
    if (token.text === 'of') {
      left = readOf(cursor, left, () => readLevel(cursor, level + 1), join);
      continue;
    }
    left =
      operator === '/' && cursor.isOperator('(')
        ? readBehindDivisor(cursor, left, token.start)
        : withCross(cursor, join(operator, left, readLevel(cursor, level + 1), token.start));
  }
}

/** A bracket is all of a divisor: in `1/(2 pi) sqrt(k/m)` the root is a factor of the quotient. */
function readBehindDivisor(cursor: Cursor, dividend: Node, slash: number): Node {
  let left = join('/', dividend, readSigned(cursor), slash);
  while (opensFactor(cursor, left)) {
    const { start } = cursor.peek();
    left = join('*', left, readSigned(cursor), start, true);
  }
  return left;
}

const isProduct = (operators: Readonly<Record<string, BinaryOperator>>) => Object.hasOwn(operators, '*');

/** `×` between what may be vectors is a cross product. */
function withCross(cursor: Cursor, node: Node): Node {
  if (node.type !== 'binary' || !/[×✕✖⨯]/.test(cursor.source.charAt(node.at))) return node;
  const canBeVectors = [node.left, node.right].every(({ type }) =>
    ['name', 'list', 'group', 'call'].includes(type),
  );
  return canBeVectors ? { ...node, isCross: true } : node;
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

/**
 * Factors side by side bind closer than `/`, but a fraction of two numbers stays one: `1/2x` is half of x. So does a
 * letter over a number before a bracket, as in `n/2(a + b)`.
 */
function readImplied(cursor: Cursor): Node {
  let left = readSigned(cursor);
  for (;;) {
    if (isPlainFraction(cursor, left)) {
      const slash = cursor.next();
      left = join('/', left, readSigned(cursor), slash.start);
    }
    if (!opensFactor(cursor, left)) return left;
    const { start } = cursor.peek();
    left = join('*', left, readSigned(cursor), start, true);
  }
}

/** Whether `/`, a number and then a factor without a sign follow. */
function isPlainFraction(cursor: Cursor, left: Node): boolean {
  if (left.type === 'name' && !cursor.isOperator('(', 2)) return false;
  if (left.type !== 'name' && left.type !== 'number') return false;
  if (!cursor.isOperator('/') || cursor.peek(1).kind !== 'number') return false;
  const after = cursor.peek(2);
  if (after.kind === 'name') return !isKeyword(after);
  return after.kind === 'operator' && after.text === '(';
}

function opensFactor(cursor: Cursor, left: Node): boolean {
  const token = cursor.peek();
  if (token.kind === 'name') return !isKeyword(token) && infixAhead(cursor) === null;
  // A decimal without an end is no part behind a number.
  if (token.kind === 'fraction') return token.text.length === 1 || endsInName(left);
  if (token.kind === 'number') {
    const isBehindNumber = left.type === 'number' || left.type === 'ratio' || left.type === 'quantity';
    return (
      !isBehindNumber && (left.type !== 'binary' || !left.isImplied || token.isSpaced) && endsInName(left)
    );
  }
  if (token.kind !== 'operator') return false;
  return ['(', '[', '⌊', '⌈'].includes(token.text) || (token.text === '|' && cursor.bars === 0);
}

/** A number may follow a name, a bracket or a factorial as a factor (`pi 106 Hz`, `3!2!`), never another number. */
function endsInName(node: Node): boolean {
  if (node.type === 'binary') return endsInName(node.right);
  return ['name', 'group', 'call', 'factorial'].includes(node.type);
}

function readSigned(cursor: Cursor): Node {
  const sign = cursor.take('-');
  if (sign) {
    const operand = readSigned(cursor);
    return { type: 'negative', operand, start: sign.start, end: operand.end };
  }
  if (cursor.take('+')) return readSigned(cursor);
  const operand = readPower(cursor);
  return readChosen(cursor, operand, () => readPower(cursor)) ?? operand;
}

function readPower(cursor: Cursor): Node {
  const base = readPostfix(cursor);
  const token = cursor.peek();
  if (cursor.isOperator('^') || cursor.isOperator('.^')) {
    cursor.next();
    return join(token.text as '^' | '.^', base, readExponent(cursor), token.start);
  }
  return base;
}

/** An exponent has no unit: in `r^2 h` and `10^3 m` what stands behind it is a factor of its own. */
function readExponent(cursor: Cursor): Node {
  const sign = cursor.peek();
  const isSigned = cursor.isOperator('-');
  const number = cursor.peek(isSigned ? 1 : 0);
  if (number.kind !== 'number' || cursor.peek(isSigned ? 2 : 1).kind !== 'name') return readSigned(cursor);
  if (isSigned) cursor.next();
  const { start, end, text } = cursor.next();
  const operand: Node = { type: 'number', value: Number(text), text, start, end };
  return isSigned ? { type: 'negative', operand, start: sign.start, end } : operand;
}

/** The operand of a function without brackets: factors side by side, up to the next function. */
function readBareOperand(cursor: Cursor): Node {
  let left = readPower(cursor);
  for (;;) {
    const token = cursor.peek();
    if (token.kind !== 'name' || isKeyword(token) || bareFunctions.has(token.text) || infixAhead(cursor))
      return left;
    left = join('*', left, readPower(cursor), token.start, true);
  }
}

function readPostfix(cursor: Cursor): Node {
  let node = readPrimary(cursor, (name) =>
    '√∛∜'.includes(name) ? readPower(cursor) : readBareOperand(cursor),
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
      const isDouble = cursor.isOperator('!') && !cursor.peek().isSpaced && !cursor.isOperator('=', 1);
      node = isDouble
        ? doubleFactorial(node, cursor.next().end)
        : { type: 'factorial', operand: node, ...place };
    } else if (cursor.isOperator('%') && !isModulo(cursor)) {
      cursor.next();
      node = { type: 'percent', operand: node, ...place };
      node = readPercentOf(cursor, node);
    } else if (cursor.isOperator('‰')) {
      cursor.next();
      node = { type: 'percent', operand: tenthOf(node), ...place };
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

function readPercentOf(cursor: Cursor, percent: Node): Node {
  const word = cursor.take('of');
  if (word) return join('*', percent, readImplied(cursor), word.start);
  return readOff(cursor, percent, () => readImplied(cursor)) ?? percent;
}
