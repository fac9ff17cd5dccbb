import type { Node } from '../read/node';
import type { Solutions } from '../values/value';
import { printNode } from './print-node';

/** The two formulas that solve for one name, as one with ±; null where they are none of that kind. */
export function bothSolutions({ unknowns, rows, exact }: Solutions): Node | null {
  if (rows === 'all' || rows.length !== 2 || unknowns.length !== 1 || exact !== undefined) return null;
  const [first, second] = rows.map(([value]) =>
    typeof value === 'object' && 'kind' in value && value.kind === 'formula' ? value.node : null,
  );
  return first && second ? bothRoots(first, second) : null;
}

type Signed = { node: Node; isNegative: boolean };
type Fraction = { terms: Signed[]; below: Node | null };

/**
 * Two solutions that differ in the sign of one term, as one: `(−b ± √(b² − 4a c))/(2a)`. Null where they differ in
 * anything else.
 */
function bothRoots(first: Node, second: Node): Node | null {
  const [one, other] = [fractionOf(first), fractionOf(second)];
  if (textOf(one.below) !== textOf(other.below) || one.terms.length !== other.terms.length) return null;
  const left = [...other.terms];
  const pairs = one.terms.map((term) => {
    const at = left.findIndex(({ node }) => textOf(node) === textOf(term.node));
    return { term, match: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  if (pairs.some(({ match }) => match === null)) return null;
  const changed = pairs.filter(({ term, match }) => match?.isNegative !== term.isNegative);
  const [root, ...more] = changed.map(({ term }) => term.node);
  if (!root || more.length > 0) return null;
  const same = pairs.filter(({ term, match }) => match?.isNegative === term.isNegative);
  const sum = sumOf(same.map(({ term }) => term));
  if (!sum) return null;
  const both = binary('±', sum, root);
  return one.below ? binary('/', both, one.below) : both;
}

const textOf = (node: Node | null): string => (node ? printNode(node, '.') : '');

/** The terms above the line of a fraction, each with its sign, and what stands below. */
function fractionOf(node: Node): Fraction {
  const plain = node.type === 'group' ? node.inner : node;
  if (plain.type === 'negative') {
    const { terms, below } = fractionOf(plain.operand);
    return { terms: terms.map(opposite), below };
  }
  if (plain.type === 'binary' && plain.operator === '/')
    return { terms: termsOf(plain.left), below: plain.right };
  return { terms: termsOf(plain), below: null };
}

const opposite = ({ node, isNegative }: Signed): Signed => ({ node, isNegative: !isNegative });

function termsOf(node: Node): Signed[] {
  if (node.type === 'group') return termsOf(node.inner);
  if (node.type === 'negative') return termsOf(node.operand).map(opposite);
  if (node.type !== 'binary' || (node.operator !== '+' && node.operator !== '-'))
    return [{ node, isNegative: false }];
  const right = termsOf(node.right);
  return [...termsOf(node.left), ...(node.operator === '-' ? right.map(opposite) : right)];
}

/** A sum of terms with their signs; null for none. */
function sumOf([first, ...others]: readonly Signed[]): Node | null {
  if (!first) return null;
  const begin: Node = first.isNegative ? { type: 'negative', operand: first.node, ...nowhere } : first.node;
  return others.reduce((sum, { node, isNegative }) => binary(isNegative ? '-' : '+', sum, node), begin);
}

const nowhere = { start: 0, end: 0 };

const binary = (operator: '+' | '-' | '±' | '/', left: Node, right: Node): Node => ({
  ...{ type: 'binary', operator, left, right, at: 0, isImplied: false },
  ...nowhere,
});
