import { mapParts } from '../calculus/map-node';
import type { Node } from '../read/node';
import { bracketed, inBrackets, isCompound, putBrackets } from './put-brackets';

/** What stands for a name of the sheet; null keeps the name. */
export type ValueOf = (name: string) => Node | null;

/**
 * A formula with values for its names, each in brackets where its place needs them. Parameters and variables that the
 * formula binds stay. Without a name to replace it is the same node.
 */
export function putValues(node: Node, valueOf: ValueOf): Node {
  const put = (part: Node) => putValues(part, valueOf);
  if (node.type === 'name') return valueOf(node.name) ?? node;
  if (node.type === 'lambda') return mapSame(node, (part) => putValues(part, without(valueOf, node.params)));
  if (node.type === 'form') {
    const inner = without(valueOf, [node.variable]);
    return mapSame(node, (part) => putValues(part, part === node.body ? inner : valueOf));
  }
  // An entry is found by the name of its list, not in the whole text of it.
  if (node.type === 'index')
    return mapSame(node, (part) => (part === node.target && part.type === 'name' ? part : put(part)));
  if (node.type === 'call') {
    const factor = valueOf(node.name);
    return factor ? asProduct(factor, node.args.map(put), node) : mapSame(node, put);
  }
  if (node.type === 'binary') return putInBinary(node, valueOf);
  const isPrefixed = ['negative', 'factorial', 'transpose', 'percent'].includes(node.type);
  return mapSame(node, (part) =>
    isPrefixed && part.type === 'name' ? bracketed(put(part), isCompound) : put(part),
  );
}

/** Keeps the names that are bound: parameters, and variables of a sum or a derivative. */
export const without =
  (valueOf: ValueOf, bound: readonly string[]): ValueOf =>
  (name) =>
    bound.includes(name) ? null : valueOf(name);

/** Like `mapParts`, but a node whose parts stay is the same. */
function mapSame(node: Node, change: (part: Node) => Node): Node {
  const changes = new Set<Node>();
  const changed = mapParts(node, (part) => {
    const next = change(part);
    if (next !== part) changes.add(next);
    return next;
  });
  return changes.size === 0 ? node : changed;
}

function putInBinary(node: Extract<Node, { type: 'binary' }>, valueOf: ValueOf): Node {
  const { operator, left, right } = node;
  const put = (part: Node) => putValues(part, valueOf);
  const factor = operator === '^' && left.type === 'call' ? valueOf(left.name) : null;
  const [argument, ...others] = left.type === 'call' ? left.args : [];
  // `x(2)^2` is a product with a square, as the engine reads it.
  if (factor && argument && others.length === 0)
    return product(factor, { ...node, left: inBrackets(put(argument)), right: put(right) }, node);
  const changed = mapSame(node, put);
  if (changed === node || changed.type !== 'binary') return node;
  return {
    ...changed,
    ...putBrackets(operator, {
      left: { node: changed.left, isValue: left.type === 'name' && changed.left !== left },
      right: { node: changed.right, isValue: right.type === 'name' && changed.right !== right },
    }),
    // Between numbers a product needs its sign.
    isImplied: node.isImplied && operator !== '*',
  };
}

/** `m(v + u)` of a number m is a product. */
function asProduct(factor: Node, args: readonly Node[], node: Node): Node {
  const [only, ...others] = args;
  if (!only || others.length > 0) return node;
  const isSingle = only.type === 'number' || only.type === 'name' || only.type === 'quantity';
  return product(factor, isSingle ? only : inBrackets(only), node);
}

const product = (factor: Node, right: Node, { start, end }: Node): Node => ({
  ...{ type: 'binary', operator: '*', left: bracketed(factor, isCompound), right, isImplied: false },
  ...{ at: start, start, end },
});
