import { mapParts } from '../calculus/map-node';
import type { Node } from '../read/node';
import { mapClaim, namesIn, nodesOf, type Claim } from './claim';

const lowered = /^(\p{L}+)_(\d+)$/u;

/** Texts in which `R_1` and `R1` are one name, where both are there. */
export function withOneSpelling(claims: readonly Claim[]): Claim[] {
  const names = new Set(namesIn(claims.flatMap(nodesOf)).map(({ name }) => name));
  const plain = (name: string) => name.replace(lowered, '$1$2');
  const twice = new Set([...names].filter((name) => plain(name) !== name && names.has(plain(name))));
  if (twice.size === 0) return [...claims];
  const change = (node: Node): Node => {
    const isTwice = (node.type === 'name' || node.type === 'call') && twice.has(node.name);
    return mapParts(isTwice ? { ...node, name: plain(node.name) } : node, change);
  };
  return claims.map((claim) => mapClaim(claim, change));
}
