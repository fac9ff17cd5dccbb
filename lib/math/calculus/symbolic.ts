import { own } from '../../core/own';
import { differentiateNode } from '../algebra/differentiate-node';
import { attempt, type AlgebraScope } from '../algebra/simplify';
import { MathError } from '../errors/math-error';
import { mathjs } from '../evaluate/mathjs';
import type { Node } from '../read/node';
import { readCell } from '../read/read-cell';
import { walk } from '../sheet/free-names';
import { isFunction } from '../values/classify';
import type { Value } from '../values/value';
import { letterProducts } from './letter-products';
import { mapParts } from './map-node';
import { substitute } from './substitute';

/** Larger formulas are not given to mathjs, whose rules may take very long. */
const mostNodes = 150;
const largestExponent = 60;

/** Our names of functions, and those of mathjs. */
const toMathjs: Readonly<Record<string, string>> = {
  ln: 'log',
  lg: 'log10',
  lb: 'log2',
  '√': 'sqrt',
  '∛': 'cbrt',
  ...Object.fromEntries(
    ['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'sinh', 'cosh', 'tanh'].map((name) => [
      `arc${name}`,
      `a${name}`,
    ]),
  ),
};

const known = new Set(
  'sin cos tan cot sec csc sinh cosh tanh asin acos atan asinh acosh atanh exp sqrt cbrt log log10 log2 abs sign nthRoot pow'.split(
    ' ',
  ),
);

const refuse = (node: Node, words: string): never => {
  throw new MathError('not-supported', words, node);
};

/** A formula in the language of mathjs; throws for what its rules do not know. */
function writeForMathjs(node: Node): string {
  switch (node.type) {
    case 'number':
      return node.text;
    case 'ratio':
      return `(${node.numerator}/${node.denominator})`;
    case 'name':
      return node.name === 'π' ? 'pi' : node.name;
    case 'group':
      return `(${writeForMathjs(node.inner)})`;
    case 'absolute':
      return `abs(${writeForMathjs(node.inner)})`;
    case 'negative':
      return `(-${writeForMathjs(node.operand)})`;
    case 'percent':
      return `(${writeForMathjs(node.operand)}/100)`;
    case 'factorial':
      return refuse(node, 'A factorial has no derivative here.');
    case 'call': {
      const name =
        node.name === 'log' && node.args.length === 1 ? 'log10' : (own(toMathjs, node.name) ?? node.name);
      if (!known.has(name)) return refuse(node, `There are no rules for ${node.name} here.`);
      return `${name}(${node.args.map(writeForMathjs).join(',')})`;
    }
    case 'binary': {
      const { operator } = node;
      if (!['+', '-', '*', '/', '^', '.*', './', '.^'].includes(operator))
        return refuse(node, `There are no rules for ${operator} here.`);
      if (operator === '^' && node.right.type === 'number' && node.right.value > largestExponent)
        throw new MathError('too-large', 'This exponent is too large.', node);
      return `(${writeForMathjs(node.left)}${operator.replace('.', '')}${writeForMathjs(node.right)})`;
    }
    case 'choice':
    case 'compare':
    case 'convert':
    case 'form':
    case 'index':
    case 'lambda':
    case 'list':
    case 'not':
    case 'prime':
    case 'quantity':
    case 'range':
    case 'share':
    case 'text':
    case 'transpose':
      return refuse(node, 'There are no rules for this part of the formula.');
  }
}

/** Puts the bodies of the sheet's own functions in place of their calls; calls of other letters are products. */
export function inline(node: Node, lookup: (name: string) => Value | null): Node {
  const isFunctionName = (name: string) => {
    const value = lookup(name);
    return value !== null && isFunction(value);
  };
  return withBodies(letterProducts(node, isFunctionName), lookup);
}

function withBodies(node: Node, lookup: (name: string) => Value | null, depth = 0): Node {
  const inner = mapParts(node, (part) => withBodies(part, lookup, depth));
  if (inner.type !== 'call' || depth > 8) return inner;
  const target = lookup(inner.name);
  if (target === null || !isFunction(target) || !target.body || target.params.length !== inner.args.length)
    return inner;
  const args = new Map(target.params.map((param, at) => [param, inner.args[at]] as const));
  const body = substitute(target.body, args);
  return { type: 'group', inner: withBodies(body, lookup, depth + 1), start: node.start, end: node.end };
}

/** Reads what mathjs wrote; its `log` is our `ln`. */
function readFromMathjs(text: string, names: ReadonlySet<string>): Node {
  const [statement] = readCell(text, '.', { bound: names }).statements;
  if (statement?.type !== 'value')
    throw new MathError('not-supported', 'This formula has no closed form here.');
  const rename = (node: Node): Node => {
    const inner = mapParts(node, rename);
    return inner.type === 'call' && inner.name === 'log' && inner.args.length === 1
      ? { ...inner, name: 'ln' }
      : inner;
  };
  return rename(statement.body);
}

function requireSmall(node: Node): Set<string> {
  const names = new Set<string>();
  let count = 0;
  walk(node, (part) => {
    count += 1;
    if (part.type === 'name') names.add(part.name);
  });
  if (count > mostNodes) throw new MathError('too-large', 'This formula is too long for its rules.', node);
  return names;
}

/** The derivative of a formula by a variable, by our own rules or else those of mathjs. */
export function differentiate(node: Node, variable: string, order: number, scope: AlgebraScope): Node {
  if (!Number.isInteger(order) || order < 1 || order > 6)
    throw new MathError('argument-type', 'The order of a derivative goes from 1 to 6.', node);
  const names = requireSmall(node);
  const own = attempt(() => differentiateNode(node, variable, order, scope));
  if (own) return own;
  names.add(variable);
  let parsed = mathjs.parse(writeForMathjs(node));
  for (let step = 0; step < order; step++) parsed = mathjs.derivative(parsed, variable);
  if (parsed.toString().length > 4_000) throw new MathError('too-large', 'The derivative is too long.', node);
  return readFromMathjs(parsed.toString(), names);
}
