import { isBuiltIn } from '../functions/built-in-names';
import type { Node } from '../read/node';
import { asInterval, asStatement, isStatement, namesIn, nodesOf, type Claim } from './claim';
import { compareFormulas, type FormulaOptions } from './compare-formulas';
import { compareStatements } from './statements/compare-statements';
import { solvedFor } from './solved-for';
import { truthNames } from './statements/truth-names';
import type { Scope } from './probe';
import type { Relation } from './relation';

const mostEntries = 40;

/** Compares what two texts say, of whatever kind they are. */
export function compareClaims(
  one: Claim,
  other: Claim,
  scope: Scope,
  options: FormulaOptions = {},
): Relation {
  const truths = [asTruth(one, other), asTruth(other, one)] as const;
  if (truths[0] && truths[1] && (one.kind === 'formula' || other.kind === 'formula'))
    return compareStatements(truths[0], truths[1], scope, options);
  const [left, right] = [definedBody(one), definedBody(other)];
  if (left && (right || other.kind === 'formula')) return compareClaims(left, right ?? other, scope, options);
  if (right && one.kind === 'formula') return compareClaims(one, right, scope, options);
  const isRange = [one, other].some(({ kind }) => kind === 'interval' || kind === 'statement');
  const [first, second] = isRange ? [asInterval(one), asInterval(other)] : [one, other];
  if (first.kind === 'formula' && second.kind === 'formula')
    return compareFormulas(first.node, second.node, scope, options);
  const [ofFirst, ofSecond] = [entriesOf(first, second), entriesOf(second, first)];
  if (ofFirst && ofSecond) return compareSets(ofFirst, ofSecond, scope, options);
  const pair = asPair(first, second) ?? asPair(second, first)?.reverse();
  if (pair?.[0] && pair[1]) return compareFormulas(pair[0], pair[1], scope, options);
  if (first.kind === 'formula' || second.kind === 'formula')
    return { kind: 'unknown', reason: 'The two are of different kinds.' };
  const name = unknownOf(first, second, scope);
  const [x, y] = [asStatement(first, name), asStatement(second, name)];
  if (!x || !y) return { kind: 'unknown', reason: 'One of the two is an empty set.' };
  const relation = compareStatements(x, y, withUnknown(scope, name), options);
  if (relation.kind !== 'unknown') return relation;
  return compareSolved(first, second, scope, options) ?? relation;
}

/** `y = …` beside `y = …`: the right sides, where no search finds solutions. */
function compareSolved(first: Claim, second: Claim, scope: Scope, options: FormulaOptions): Relation | null {
  const [one, other] = [solvedFor(first), solvedFor(second)];
  if (!one || one.name !== other?.name) return null;
  const relation = compareFormulas(one.body, other.body, scope, options);
  return relation.kind === 'same' || relation.kind === 'different' ? relation : null;
}

/** A name or `true` beside a statement is a statement too. */
function asTruth(claim: Claim, beside: Claim): Node | null {
  if (claim.kind === 'statement') return claim.node;
  if (claim.kind !== 'formula' || claim.node.type !== 'name') return null;
  const isTruth = ['true', 'false'].includes(claim.node.name);
  if (isTruth) return beside.kind === 'statement' || beside.kind === 'formula' ? claim.node : null;
  return beside.kind === 'statement' && truthNames(beside.node) !== null ? claim.node : null;
}

/** What `f(x) = …` says about its function; null for everything else. */
function definedBody(claim: Claim): Claim | null {
  if (claim.kind !== 'statement' || claim.node.type !== 'compare') return null;
  const [left, right, more] = claim.node.operands;
  const isHead =
    left?.type === 'call' && !isBuiltIn(left.name) && left.args.every(({ type }) => type === 'name');
  return isHead && right && !more && claim.node.operators[0] === '=='
    ? { kind: 'formula', node: right }
    : null;
}

/** `x = 5` beside `5`: the name may be left out. */
function asPair(first: Claim, second: Claim): Node[] | null {
  if (first.kind !== 'statement' || second.kind !== 'formula') return null;
  const { node } = first;
  if (node.type !== 'compare' || node.operators.join() !== '==') return null;
  const [left, right] = node.operands;
  return left?.type === 'name' && right ? [right, second.node] : null;
}

/** The one unknown of two statements; x where neither names one. */
function unknownOf(first: Claim, second: Claim, scope: Scope): string {
  const inside = (claim: Claim) =>
    claim.kind === 'statement' ? namesIn(nodesOf(claim)).map(({ name }) => name) : [];
  return [...inside(first), ...inside(second)].find((name) => scope.isUnknown(name)) ?? 'x';
}

const withUnknown = (scope: Scope, unknown: string): Scope => ({
  ...scope,
  isUnknown: (name) => name === unknown || scope.isUnknown(name),
});

/** Entries of sets and lists can be statements too. */
function compareEntries(first: Node, second: Node, scope: Scope, options: FormulaOptions): Relation {
  const [one, other] = [isStatement(first), isStatement(second)];
  if (one && other) return compareStatements(first, second, scope, options);
  if (!one && !other) return compareFormulas(first, second, scope, options);
  return { kind: 'different', counterexample: { at: [], first: null, second: null } };
}

/** The values of a set; beside one a single value is a set too. */
function entriesOf(claim: Claim, beside: Claim): readonly Node[] | null {
  if (claim.kind === 'set') return claim.entries;
  const isValue = claim.kind === 'formula' && beside.kind === 'set' && claim.node.type !== 'list';
  return isValue ? [claim.node] : null;
}

/** Sets without order and without regard to repetition. */
function compareSets(
  first: readonly Node[],
  second: readonly Node[],
  scope: Scope,
  options: FormulaOptions,
): Relation {
  if (first.length > mostEntries || second.length > mostEntries)
    return { kind: 'unknown', reason: 'These sets are too large.' };
  const lacks = (from: readonly Node[], among: readonly Node[]): Node | 'unknown' | null => {
    for (const entry of from) {
      const kinds = among.map((one) => compareEntries(entry, one, scope, options).kind);
      if (kinds.includes('same')) continue;
      return kinds.includes('unknown') ? 'unknown' : entry;
    }
    return null;
  };
  const [lost, gained] = [lacks(first, second), lacks(second, first)];
  if (lost === 'unknown' || gained === 'unknown')
    return { kind: 'unknown', reason: 'The entries cannot be compared.' };
  if (!lost && !gained) return { kind: 'same', holes: null };
  const [first_, second_] = [lost !== null, gained !== null];
  const kind = first_ && second_ ? 'different' : first_ ? 'loses' : 'gains';
  return { kind, counterexample: { at: [], first: String(first_), second: String(!first_) } };
}
