import type { Node } from '../read/node';
import { freeNames, type NameUse } from '../sheet/free-names';

/** What a line or an answer says: a formula, a statement that is true or false, a set, or an interval. */
export type Claim =
  | { kind: 'formula'; node: Node }
  | { kind: 'statement'; node: Node }
  | { kind: 'set'; entries: readonly Node[] }
  | { kind: 'interval'; parts: readonly Interval[] };

type Interval = { from: Node; to: Node; includesFrom: boolean; includesTo: boolean };

export const isStatement = (node: Node): boolean =>
  node.type === 'compare' ||
  node.type === 'not' ||
  (node.type === 'group' && isStatement(node.inner)) ||
  (node.type === 'binary' && ['and', 'or', 'xor'].includes(node.operator));

/** The formulas in a claim. */
export function nodesOf(claim: Claim): readonly Node[] {
  if (claim.kind === 'set') return claim.entries;
  return claim.kind === 'interval' ? claim.parts.flatMap(({ from, to }) => [from, to]) : [claim.node];
}

/** The claim with each of its formulas replaced. */
export function mapClaim(claim: Claim, change: (node: Node) => Node): Claim {
  if (claim.kind === 'set') return { ...claim, entries: claim.entries.map(change) };
  if (claim.kind !== 'interval') return { ...claim, node: change(claim.node) };
  const parts = claim.parts.map((part) => ({ ...part, from: change(part.from), to: change(part.to) }));
  return { ...claim, parts };
}

/** The names that formulas need, each once, in the order of the text. */
export function namesIn(nodes: readonly Node[]): NameUse[] {
  const found = new Map<string, NameUse>();
  for (const node of nodes)
    for (const use of freeNames({ type: 'value', body: node, start: node.start, end: node.end }))
      if (!found.has(use.name)) found.set(use.name, use);
  return [...found.values()];
}

const nowhere = { start: 0, end: 0 };
const join = (operator: 'and' | 'or', left: Node, right: Node): Node => ({
  type: 'binary',
  operator,
  left,
  right,
  at: 0,
  isImplied: false,
  ...nowhere,
});

export const joinAll = (operator: 'and' | 'or', nodes: readonly Node[]): Node | null =>
  nodes.length === 0 ? null : nodes.reduce((left, right) => join(operator, left, right));

/** A set or an interval as a statement about a name; null for an empty set and for a formula. */
export function asStatement(claim: Claim, name: string): Node | null {
  const unknown: Node = { type: 'name', name, ...nowhere };
  if (claim.kind === 'statement') return claim.node;
  if (claim.kind === 'formula') return null;
  if (claim.kind === 'set')
    return joinAll(
      'or',
      claim.entries.map((entry) => ({
        type: 'compare',
        operators: ['=='],
        operands: [unknown, entry],
        ...nowhere,
      })),
    );
  return joinAll(
    'or',
    claim.parts.map(({ from, to, includesFrom, includesTo }) => ({
      type: 'compare',
      operators: [includesFrom ? '<=' : '<', includesTo ? '<=' : '<'],
      operands: [from, unknown, to],
      ...nowhere,
    })),
  );
}

/** `[1, 3]` can be a list or an interval; beside an interval or an inequality it is one. */
export function asInterval(claim: Claim): Claim {
  if (claim.kind !== 'formula' || claim.node.type !== 'list' || claim.node.isMatrix) return claim;
  const [from, to, ...others] = claim.node.rows.flat();
  return from && to && others.length === 0
    ? { kind: 'interval', parts: [{ from, to, includesFrom: true, includesTo: true }] }
    : claim;
}
