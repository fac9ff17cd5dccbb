import type { Node } from '../read/node';
import { needs } from '../solve/polynomial';
import type { Claim } from './claim';

/** The name that an equation such as `a = F/m` is solved for, and its other side; null for any other claim. */
export function solvedFor(claim: Claim): { name: string; body: Node } | null {
  return claim.kind === 'statement' ? solvedSide(claim.node) : null;
}

function solvedSide(node: Node): { name: string; body: Node } | null {
  if (node.type === 'group') return solvedSide(node.inner);
  if (node.type !== 'compare' || node.operators.join() !== '==') return null;
  const [left, right] = node.operands;
  return left?.type === 'name' && right && !needs(right, left.name) ? { name: left.name, body: right } : null;
}

/** Whether a claim lists values: a set, an interval, or names beside formulas without them, as `x = 2 or x = −2`. */
export function isSolution(claim: Claim): boolean {
  if (claim.kind === 'set' || claim.kind === 'interval') return true;
  return claim.kind === 'statement' && listsValues(claim.node);
}

function listsValues(node: Node): boolean {
  if (node.type === 'group') return listsValues(node.inner);
  if (node.type === 'binary' && (node.operator === 'and' || node.operator === 'or'))
    return listsValues(node.left) && listsValues(node.right);
  if (node.type !== 'compare') return false;
  const names = node.operands.filter((side) => side.type === 'name');
  return names.some(({ name }) => node.operands.every((side) => side.type === 'name' || !needs(side, name)));
}
