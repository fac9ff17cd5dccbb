import { MathError } from '../errors/math-error';
import { isKeyword, type Cursor } from './cursor';
import { baseOf, builtInLike, isBuiltIn } from '../functions/built-in-names';
import { bareFunctions, inverseOf } from './function-words';
import type { Node } from './node';
import { readForm } from './read-forms';
import { readList } from './read-list';
import { readNumber, withUnit } from './read-number';
import { readMoney } from './read-money';
import { readMolarMass, readMolarMassOf } from './read-molar-mass';
import { commaInBrackets, mixedSigns } from './signs/foreign-number';
import type { Token } from './token';
import { readFunctionOf } from './words/read-function-of';
import { readPairOf } from './words/read-pair-of';

/** Reads one operand without signs behind it. `factor` reads the operand of a function without brackets. */
export function readPrimary(cursor: Cursor, factor: (name: string) => Node): Node {
  const token = cursor.peek();
  if (token.kind === 'number' || token.kind === 'fraction' || token.kind === 'time')
    return readNumber(cursor);
  if (token.kind === 'text') {
    cursor.next();
    return { type: 'text', text: token.text, start: token.start, end: token.end };
  }
  if (token.kind === 'date') {
    cursor.next();
    return { type: 'text', text: token.text, as: 'date', start: token.start, end: token.end };
  }
  const isCalledWord = token.text === 'mod' && cursor.isOperator('(', 1);
  if (token.kind === 'name' && (isCalledWord || !isKeyword(token)))
    return (
      readForm(cursor) ??
      readMoney(cursor) ??
      readMolarMass(cursor) ??
      readMolarMassOf(cursor) ??
      readPairOf(cursor) ??
      readName(cursor, factor)
    );
  if (token.kind === 'power' && cursor.isWord('√', 1)) return readRoot(cursor, factor);
  if (cursor.isOperator('(')) {
    const isDivisor = cursor.previous?.text === '/';
    const group = readGroup(cursor);
    return isDivisor && hasLetters(cursor, group) ? group : measured(cursor, group);
  }
  if (cursor.isOperator('[')) return measured(cursor, readList(cursor));
  if (cursor.isOperator('{'))
    throw new MathError('not-supported', 'Curly brackets have no meaning in a sheet. Use ( ) or [ ].', token);
  if (cursor.isOperator('|')) return readAbsolute(cursor);
  if (cursor.isOperator('⌊') || cursor.isOperator('⌈')) return readRounded(cursor);
  throw missingOperand(cursor);
}

/** `(3 ± 1) m` and `[1, 2] s`: units behind a bracket belong to all in it. */
const measured = (cursor: Cursor, node: Node): Node =>
  node.type === 'group' && node.inner.type === 'name' ? node : (withUnit(cursor, node) ?? node);

/** `1/(2 a) m` is a quotient times m, but in `3 m/(2.0 ± 0.1) s` the seconds belong to the bracket. */
const hasLetters = ({ source }: Cursor, { start, end }: Node): boolean =>
  /\p{L}/u.test(source.slice(start, end));

/** The error where a value should stand: at the operator that waits for it, or at the sign in its place. */
export function missingOperand(cursor: Cursor): MathError {
  const token = cursor.peek();
  const { previous } = cursor;
  const isEnd = token.kind === 'end' || token.kind === 'line';
  if (isEnd && previous)
    return new MathError('syntax', `After “${previous.text}” a value is missing.`, previous);
  if (isEnd) return new MathError('syntax', 'A value is missing here.', token);
  return new MathError('syntax', `A value is missing before “${token.text}”.`, token);
}

function readGroup(cursor: Cursor): Node {
  const opened = cursor.next();
  const { bars, colon } = cursor;
  Object.assign(cursor, { bars: 0, colon: colon === 'choice' ? 'division' : colon });
  const inner = cursor.formula();
  Object.assign(cursor, { bars, colon });
  if (cursor.isOperator(',')) throw commaInBrackets(cursor, opened);
  const { end } = cursor.close(')', opened);
  return { type: 'group', inner, start: opened.start, end };
}

function readAbsolute(cursor: Cursor): Node {
  const opened = cursor.next();
  cursor.bars += 1;
  const inner = cursor.formula();
  cursor.bars -= 1;
  const { end } = cursor.close('|', opened);
  return { type: 'absolute', inner, start: opened.start, end };
}

/** `³√27`. */
function readRoot(cursor: Cursor, factor: (name: string) => Node): Node {
  const { text, start, end: nameEnd } = cursor.next();
  cursor.next();
  const operand = factor('√');
  const order: Node = { type: 'number', value: Number(text), text, start, end: nameEnd };
  return {
    type: 'call',
    name: 'nthRoot',
    args: [operand, order],
    nameEnd,
    isBare: false,
    start,
    end: operand.end,
  };
}

/** `⌊x⌋` and `⌈x⌉`. */
function readRounded(cursor: Cursor): Node {
  const opened = cursor.next();
  const isDown = opened.text === '⌊';
  const inner = cursor.formula();
  const { end } = cursor.close(isDown ? '⌋' : '⌉', opened);
  const name = isDown ? 'floor' : 'ceil';
  return { type: 'call', name, args: [inner], nameEnd: opened.end, isBare: false, start: opened.start, end };
}

function readName(cursor: Cursor, factor: (name: string) => Node): Node {
  const name = knownName(cursor, cursor.next());
  if (name.text === 'if' && cursor.isOperator('(')) return readChoice(cursor, name);
  const of = readFunctionOf(cursor, name, () => factor(name.text));
  if (of) return of;
  const isFunction = bareFunctions.has(name.text) || baseOf(name.text) !== null;
  const isBare = isFunction && !cursor.bound.has(name.text);
  const exponent = isBare ? readFunctionPower(cursor) : null;
  if (exponent) return readPowered(cursor, name, exponent, factor);
  const order = readPrimes(cursor);
  const isCalled = cursor.isOperator('(') && (!cursor.peek().isSpaced || isBuiltIn(name.text) || order > 0);
  if (isCalled) {
    const args = readArguments(cursor, name.text);
    const end = cursor.previous?.end ?? name.end;
    const { start } = name;
    if (order > 0) return { type: 'prime', name: name.text, order, args, start, end };
    return { type: 'call', name: name.text, args, nameEnd: name.end, isBare: false, start, end };
  }
  if (isBare && opensBareOperand(cursor)) return bareCall(name, factor(name.text));
  return { type: 'name', name: name.text, start: name.start, end: name.end };
}

/** `is_prime` is our `isPrime`, `SQRT(` our `sqrt(`. */
function knownName(cursor: Cursor, name: Token): Token {
  if (cursor.names.has(name.text) || cursor.bound.has(name.text) || isBuiltIn(name.text)) return name;
  const isCall = (cursor.isOperator('(') && !cursor.peek().isSpaced) || cursor.isWord('of');
  const text = isCall ? builtInLike(name.text) : null;
  if (text === null) return name;
  cursor.words.add(name.text);
  return { ...name, text };
}

const bareCall = (name: Token, operand: Node): Node => ({
  type: 'call',
  name: name.text,
  args: [operand],
  nameEnd: name.end,
  isBare: true,
  start: name.start,
  end: operand.end,
});

/** `if(test, yes, no)`. */
function readChoice(cursor: Cursor, name: Token): Node {
  const args = readArguments(cursor, name.text);
  const { end } = cursor.previous ?? name;
  const [test, yes, no] = args;
  if (!test || !yes || !no || args.length > 3)
    throw new MathError('argument-count', 'if takes a test and two values: if(x < 0, -x, x).', {
      start: name.start,
      end,
    });
  return { type: 'choice', test, yes, no, start: name.start, end };
}

/** The power of `sin²` or `sin^-1`. */
function readFunctionPower(cursor: Cursor): Node | null {
  const token = cursor.peek();
  if (token.kind === 'power') {
    cursor.next();
    return {
      type: 'number',
      value: Number(token.text),
      text: token.text,
      start: token.start,
      end: token.end,
    };
  }
  if (!cursor.isOperator('^')) return null;
  const sign = cursor.isOperator('-', 1) ? 1 : 0;
  const digits = cursor.peek(1 + sign);
  if (digits.kind !== 'number') return null;
  for (let taken = 0; taken <= 1 + sign; taken++) cursor.next();
  const text = sign ? `-${digits.text}` : digits.text;
  return { type: 'number', value: Number(text), text, start: token.end, end: digits.end };
}

function readPowered(
  cursor: Cursor,
  name: Token,
  exponent: Extract<Node, { type: 'number' }> | Node,
  factor: (name: string) => Node,
): Node {
  const operand = cursor.isOperator('(') ? readGroup(cursor) : factor(name.text);
  const inverse = exponent.type === 'number' && exponent.value === -1 ? inverseOf(name.text) : null;
  if (inverse !== null) return { ...bareCall(name, unwrap(operand)), name: inverse, isBare: false } as Node;
  const call = {
    ...bareCall(name, unwrap(operand)),
    isBare: operand.type !== 'group',
    end: operand.end,
  } as Node;
  return {
    type: 'binary',
    operator: '^',
    left: call,
    right: exponent,
    at: exponent.start,
    isImplied: false,
    start: name.start,
    end: operand.end,
  };
}

const unwrap = (node: Node) => (node.type === 'group' ? node.inner : node);

/** `f'` and `f''` before their bracket; a stroke before anything else means transposed and stays. */
function readPrimes(cursor: Cursor): number {
  let count = 0;
  while (cursor.isOperator("'", count)) count += 1;
  const isDouble = count === 0 && cursor.isOperator('"') && cursor.isOperator('(', 1);
  if (!isDouble && (count === 0 || !cursor.isOperator('(', count))) return 0;
  for (let taken = 0; taken < Math.max(count, 1); taken++) cursor.next();
  return isDouble ? 2 : count;
}

function opensBareOperand(cursor: Cursor): boolean {
  const { kind, text } = cursor.peek();
  if (kind === 'operator') return text === '[' || (text === '|' && cursor.bars === 0);
  return kind === 'number' || kind === 'fraction' || (kind === 'name' && !isKeyword(cursor.peek()));
}

/** Functions that may take a list: in `mean(1:4)` the colon makes one, in `sqrt(9:4)` and `f(1:4)` it divides. */
const takesLists = (name: string) => isBuiltIn(name) && !bareFunctions.has(name);

/** Reads `(a, b)` behind a name. */
function readArguments(cursor: Cursor, name: string): Node[] {
  const opened = cursor.next();
  const { bars, colon } = cursor;
  Object.assign(cursor, { bars: 0, colon: takesLists(name) ? 'range' : 'division' });
  const args: Node[] = [];
  cursor.calls += 1;
  if (!cursor.isOperator(')')) {
    const signs = new Set<string>();
    do {
      args.push(cursor.formula());
      if (cursor.isOperator(',') || cursor.isOperator(';')) signs.add(cursor.peek().text);
      // In `max(1,5; 2,5)` the commas belong to numbers.
      if (signs.size > 1 && cursor.decimalSign === '.') throw mixedSigns(cursor, opened);
    } while (cursor.take(',') ?? cursor.take(';'));
  }
  Object.assign(cursor, { bars, colon });
  cursor.calls -= 1;
  cursor.close(')', opened);
  return args;
}
