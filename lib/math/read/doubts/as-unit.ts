import { findConstant } from '../../evaluate/constants';
import { findUnit } from '../../units/find-unit';
import type { Node } from '../node';

/** Behind a number, a quantity, a bracket or a list a name may be a unit: `(3 ± 1) m`, `[1, 2] s`. */
export function takesUnit(left: Node, isImplied: boolean): boolean {
  if (left.type === 'binary')
    return left.operator === '^' ? takesUnit(left.left, isImplied) : takesUnit(left.right, isImplied);
  if (left.type === 'group' && left.inner.type === 'name') return takesUnit(left.inner, isImplied);
  if (left.type === 'group' || left.type === 'list') return isImplied;
  return left.type === 'number' || left.type === 'quantity' || isUnitName(left);
}

const isUnitName = (node: Node) =>
  node.type === 'name' && node.isUnit === true && findUnit(node.name) !== null;

/**
 * The factor as a unit, where a name could be one. With a sign between them a constant is likelier: `2·h/g` has no
 * grams.
 */
export function asUnit(node: Node, isImplied: boolean): Node {
  if (node.type === 'name')
    return isImplied || findConstant(node.name) === null ? { ...node, isUnit: true } : node;
  if (node.type === 'group') return { ...node, inner: asUnit(node.inner, false) };
  return node.type === 'binary' && node.operator === '^' && node.left.type === 'name'
    ? { ...node, left: asUnit(node.left, isImplied) }
    : node;
}
