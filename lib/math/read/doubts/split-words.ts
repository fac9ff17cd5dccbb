import { mapParts } from '../../calculus/map-node';
import { isCallable } from '../../functions/built-in-names';
import { bodiesOf, walk } from '../../sheet/free-names';
import type { Node, Statement } from '../node';
import { factorsOfWord, type WordScope } from './word-parts';

type NameNode = Extract<Node, { type: 'name' }>;
type Binary = Extract<Node, { type: 'binary' }>;
type Call = Extract<Node, { type: 'call' }>;

/** Functions whose argument is a formula of letters. */
const algebra: ReadonlySet<string> = new Set([
  ...['expand', 'factor', 'factorise', 'factorize', 'simplify'],
  ...['derivative', 'diff', 'integrate', 'limit', 'solve'],
]);

/**
 * The formula with products in the place of words that nothing defines: `mgh`, `4ac`, `2xy`. What a number in front of
 * a unit means stays a unit.
 */
export function splitWords(node: Node, scope: WordScope): Node {
  const split = (part: Node): Node => splitWords(part, scope);
  if (node.type === 'name') return productOf(node, scope) ?? node;
  if (node.type === 'binary') return splitBinary(node, scope);
  if (node.type === 'call') return splitCall(node, scope);
  if (node.type === 'lambda') return mapParts(node, (part) => splitWords(part, within(scope, node.params)));
  if (node.type !== 'form') return mapParts(node, split);
  const body = splitWords(node.body, within(scope, [node.variable]));
  return { ...node, body, bounds: node.bounds.map(split) };
}

const within = (scope: WordScope, names: readonly string[]): WordScope => ({
  ...scope,
  bound: new Set([...scope.bound, ...names]),
  isAlgebra: true,
});

function splitBinary(node: Binary, scope: WordScope): Node {
  const { operator, left, right, isImplied } = node;
  if (operator === '^') return splitPower(node, scope);
  const isCounting = operator === '*' && endsInNumber(left) && (isImplied || isUnitWord(right));
  const how = { isCounted: isCounting, isGlued: isImplied && left.end === right.start };
  if (isCounting && right.type === 'name') {
    const product = productOf(right, scope, how);
    return { ...node, left: splitWords(left, scope), right: product ?? right };
  }
  if (isCounting && right.type === 'binary' && right.operator === '^')
    return { ...node, left: splitWords(left, scope), right: splitPower(right, scope, how) };
  return { ...node, left: splitWords(left, scope), right: splitWords(right, scope) };
}

/** Whether a unit could stand there, as in `5*ms`. */
const isUnitWord = (node: Node): boolean =>
  node.type === 'binary' && node.operator === '^'
    ? isUnitWord(node.left)
    : node.type === 'name' && node.isUnit === true;

const endsInNumber = (node: Node): boolean =>
  node.type === 'number' || node.type === 'ratio' || (node.type === 'binary' && endsInNumber(node.right));

/** A power belongs to the last factor: `mv^2` is m times v², and `ab(c + d)^2` has one square. */
function splitPower(node: Binary, scope: WordScope, how?: Counting): Node {
  const next = factorBehind(node.right, scope);
  if (next) {
    const power = splitPower({ ...node, right: next.exponent, end: next.exponent.end }, scope, how);
    return timesImplied(power, splitWords(next.factor, scope));
  }
  const { left } = node;
  const right = splitWords(node.right, scope);
  const base = left.type === 'name' ? (productOf(left, scope, how) ?? left) : splitWords(left, scope);
  if ((left.type !== 'name' && left.type !== 'call') || base.type !== 'binary')
    return { ...node, left: base, right };
  const power: Node = { ...node, left: base.right, right, start: base.right.start };
  return { ...base, right: power, end: node.end };
}

/** In `x^ax^b` the second x begins a factor of its own, and in `e^x(x + 1)` the bracket. */
function factorBehind(exponent: Node, scope: WordScope): { exponent: Node; factor: Node } | null {
  if (exponent.type === 'negative') {
    const next = factorBehind(exponent.operand, scope);
    return next && { ...next, exponent: { ...exponent, operand: next.exponent, end: next.exponent.end } };
  }
  if (exponent.type === 'call') return bracketBehind(exponent, scope);
  if (exponent.type !== 'binary' || exponent.operator !== '^') return null;
  const base = exponent.left;
  if (base.type === 'call') {
    const next = bracketBehind(base, scope);
    return next && { ...next, factor: { ...exponent, left: next.factor, start: next.factor.start } };
  }
  const product = base.type === 'name' ? productOf(base, scope) : null;
  if (product?.type !== 'binary') return null;
  const { left, right } = product;
  return { exponent: left, factor: { ...exponent, left: right, start: right.start } };
}

const functionLetters: ReadonlySet<string> = new Set(['f', 'g', 'h', 'F', 'G', 'H']);

/** The bracket right behind a letter that is a value and no function. */
function bracketBehind(call: Call, { isKnown, bound, isAlgebra }: WordScope) {
  const { name, args, isBare, start, nameEnd, end } = call;
  const [inner, ...others] = args;
  if (!inner || others.length > 0 || isBare || isCallable(name) || !/^\p{L}(?:_?\d+)?$/u.test(name))
    return null;
  const isUnknown = isAlgebra && !isKnown(name) && !functionLetters.has(name);
  if (!bound.has(name) && !isUnknown) return null;
  const exponent: Node = { type: 'name', name, start, end: nameEnd };
  const factor: Node = { type: 'group', inner, start: nameEnd, end };
  return { exponent, factor };
}

const timesImplied = (left: Node, right: Node): Node => ({
  ...{ type: 'binary', operator: '*', left, right, isImplied: true },
  ...{ at: right.start, start: left.start, end: right.end },
});

/** `ab(c + d)` where no function is called ab: the last letter keeps the bracket. */
function splitCall(node: Call, scope: WordScope): Node {
  const inner = algebra.has(node.name) ? { ...scope, isAlgebra: true } : scope;
  const call = { ...node, args: node.args.map((part) => splitWords(part, inner)) };
  if (node.isBare || node.args.length !== 1 || isCallable(node.name)) return call;
  const name: NameNode = { type: 'name', name: node.name, start: node.start, end: node.nameEnd };
  const product = productOf(name, scope);
  if (product?.type !== 'binary' || product.right.type !== 'name') return call;
  const { name: last, start } = product.right;
  return { ...product, right: { ...call, name: last, start }, end: node.end };
}

type Counting = { isCounted: boolean; isGlued: boolean };

function productOf(
  { name, start, end }: NameNode,
  scope: WordScope,
  how: Counting = { isCounted: false, isGlued: false },
): Node | null {
  const letters = factorsOfWord(name, scope, how);
  if (letters === null) return null;
  // A lowered index takes another number of places than its name.
  const isAsTyped = end - start === name.length;
  let at = start;
  const parts = letters.map((letter): Node => {
    const place = isAsTyped ? { start: at, end: at + letter.length } : { start, end };
    at = place.end;
    return { type: 'name', name: letter, ...place };
  });
  return parts.reduce(timesImplied);
}

/** What is known where the formulas of a statement stand. */
export function wordScopeOf(statement: Statement, isKnown: (name: string) => boolean): WordScope {
  const bound = new Set(boundIn(statement));
  const isAlgebra =
    ['equation', 'solve', 'plot'].includes(statement.type) ||
    (statement.type === 'define' && statement.params !== null);
  return { isKnown, bound, isAlgebra, alone: aloneIn(bodiesOf(statement)) };
}

function boundIn(statement: Statement): readonly string[] {
  if (statement.type === 'define') return statement.params ?? [];
  if (statement.type === 'solve') return statement.unknowns ?? [];
  return statement.type === 'plot' ? [statement.variable ?? 'x'] : [];
}

/** The names that stand in formulas. */
export function aloneIn(bodies: readonly Node[]): Set<string> {
  const names = new Set<string>();
  for (const body of bodies)
    walk(body, (node) => {
      if (node.type === 'name') names.add(node.name);
    });
  return names;
}
