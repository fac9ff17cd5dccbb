import { mapParts } from '../calculus/map-node';
import type { Node } from '../read/node';

/** The name of a unit of one letter right behind its number. */
export function tightUnit(equations: readonly Node[]): string | null {
  let found: string | null = null;
  const visit = (node: Node): Node => {
    if (isTight(node)) found ??= node.factors[0]?.unit.symbol ?? null;
    return mapParts(node, visit);
  };
  equations.forEach(visit);
  return found;
}

const isTight = (node: Node): node is Extract<Node, { type: 'quantity' }> =>
  node.type === 'quantity' &&
  node.factors.length === 1 &&
  node.end - node.amount.end >= 1 &&
  node.factors[0]?.unit.symbol.length === 1 &&
  node.end - node.amount.end <= 2;

/** The equation with the name in the place of such a unit. */
export function withName(node: Node, name: string): Node {
  if (!isTight(node) || node.factors[0]?.unit.symbol !== name)
    return mapParts(node, (part) => withName(part, name));
  const place = { start: node.amount.end, end: node.end };
  const factor: Node = { type: 'name', name, ...place };
  const power = node.factors[0].power;
  const exponent: Node = { type: 'number', value: power, text: String(power), ...place };
  const right: Node =
    power === 1
      ? factor
      : {
          type: 'binary',
          operator: '^',
          left: factor,
          right: exponent,
          at: place.end,
          isImplied: false,
          ...place,
        };
  return {
    type: 'binary',
    operator: '*',
    left: node.amount,
    right,
    at: place.start,
    isImplied: true,
    start: node.start,
    end: node.end,
  };
}
