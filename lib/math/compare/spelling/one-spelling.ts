import { mapParts } from '../../calculus/map-node';
import { lettersOf } from '../../read/doubts/word-parts';
import type { Node } from '../../read/node';
import { mapClaim, namesIn, nodesOf, type Claim } from '../claim';

const lowered = /^(\p{L}+)_([\p{L}\d]+)$/u;
const differential = /^d[xyzt]$/;

const namesOf = (claims: readonly Claim[]) =>
  new Set(namesIn(claims.flatMap(nodesOf)).map(({ name }) => name));
const plainOf = (name: string) => name.replace(lowered, '$1$2');

/**
 * Texts in which `R_1` and `R1` are one name, where both are there. Beside a d and an x, `dx` is their product, unless
 * it stands in a quotient of two.
 */
export function withOneSpelling(claims: readonly Claim[]): Claim[] {
  const names = namesOf(claims);
  const twice = new Set([...names].filter((name) => lowered.test(name) && names.has(plainOf(name))));
  const small = [...names].filter((name) => differential.test(name));
  const products = new Set(small.length === 1 && names.has('d') ? small.filter(isBeside(names)) : []);
  if (twice.size + products.size === 0) return [...claims];
  const change = (node: Node): Node => {
    if (node.type === 'name' && products.has(node.name)) return productOf(node);
    const isTwice = (node.type === 'name' || node.type === 'call') && twice.has(node.name);
    return mapParts(isTwice ? { ...node, name: plainOf(node.name) } : node, change);
  };
  return claims.map((claim) => mapClaim(claim, change));
}

const isBeside = (names: ReadonlySet<string>) => (name: string) => names.has(name.slice(1));

function productOf({ name, start, end }: Extract<Node, { type: 'name' }>): Node {
  const at = start + 1;
  const left: Node = { type: 'name', name: name.slice(0, 1), start, end: at };
  const right: Node = { type: 'name', name: name.slice(1), start: at, end };
  return { type: 'binary', operator: '*', left, right, isImplied: true, at, start, end };
}

/** Words such as `Ek` that may be names beside an `E_k`. */
export const wordsBesideIndexes = (claims: readonly Claim[]): string[] =>
  [...namesOf(claims)].filter((name) => lowered.test(name)).map(plainOf);

/** Which of these words are names in texts that were read with them: where E and k have no life of their own. */
export function adoptedWords(words: readonly string[], claims: readonly Claim[]): string[] {
  const names = namesOf(claims);
  return words.filter((word) => names.has(word) && !lettersOf(word).some((letter) => names.has(letter)));
}
