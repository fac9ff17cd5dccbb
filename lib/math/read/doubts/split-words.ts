import { mapParts } from '../../calculus/map-node';
import { isCallable } from '../../functions/built-in-names';
import { bodiesOf, walk } from '../../sheet/free-names';
import type { Node, Statement } from '../node';
import { factorsOfWord, type WordScope } from './word-parts';

type NameNode = Extract<Node, { type: 'name' }>;

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
  switch (node.type) {
    case 'name':
      return productOf(node, scope) ?? node;
    case 'binary':
      return splitBinary(node, scope);
    case 'call':
      return splitCall(node, scope);
    case 'lambda':
      return mapParts(node, (part) => splitWords(part, within(scope, node.params)));
    case 'form':
      return {
        ...node,
        body: splitWords(node.body, within(scope, [node.variable])),
        bounds: node.bounds.map(split),
      };
    default:
      return mapParts(node, split);
  }
}

const within = (scope: WordScope, names: readonly string[]): WordScope => ({
  ...scope,
  bound: new Set([...scope.bound, ...names]),
  isAlgebra: true,
});

function splitBinary(node: Extract<Node, { type: 'binary' }>, scope: WordScope): Node {
  const { operator, left, right, isImplied } = node;
  const isCounting = operator === '*' && endsInNumber(left) && (isImplied || isUnitWord(right));
  const how = { isCounted: isCounting, isGlued: isImplied && left.end === right.start };
  if (isCounting && right.type === 'name') {
    const product = productOf(right, scope, how);
    return { ...node, left: splitWords(left, scope), right: product ?? right };
  }
  if (isCounting && right.type === 'binary' && right.operator === '^' && right.left.type === 'name')
    return { ...node, left: splitWords(left, scope), right: splitPower(right, right.left, scope, how) };
  if (operator === '^' && left.type === 'name') return splitPower(node, left, scope);
  return { ...node, left: splitWords(left, scope), right: splitWords(right, scope) };
}

/** Whether a unit could stand there, as in `5*ms`. */
const isUnitWord = (node: Node): boolean =>
  node.type === 'binary' && node.operator === '^'
    ? isUnitWord(node.left)
    : node.type === 'name' && node.isUnit === true;

const endsInNumber = (node: Node): boolean =>
  node.type === 'number' || node.type === 'ratio' || (node.type === 'binary' && endsInNumber(node.right));

/** A power belongs to the last letter: `mv^2` is m times v². */
function splitPower(
  node: Extract<Node, { type: 'binary' }>,
  base: NameNode,
  scope: WordScope,
  how?: Counting,
): Node {
  const right = splitWords(node.right, scope);
  const product = productOf(base, scope, how);
  if (product?.type !== 'binary') return { ...node, right };
  const power: Node = { ...node, left: product.right, right, start: product.right.start };
  return { ...product, right: power, end: node.end };
}

/** `ab(c + d)` where no function is called ab: the last letter keeps the bracket. */
function splitCall(node: Extract<Node, { type: 'call' }>, scope: WordScope): Node {
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
  return parts.reduce((left, right) => ({
    ...{ type: 'binary', operator: '*', left, right, isImplied: true },
    ...{ at: right.start, start: left.start, end: right.end },
  }));
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
