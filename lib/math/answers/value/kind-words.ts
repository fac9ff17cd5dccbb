import type { Claim } from '../../compare/claim';
import { isBuiltIn } from '../../functions/built-in-names';

/** What kind of answer a claim is, in words. */
export type KindWords = 'a value' | 'a list of two' | 'a statement' | 'a set' | 'an interval' | 'either';

/** `[1, 3]` can be an interval too; `f(x) = …` and a name alone are either a value or a statement. */
export function kindWords(claim: Claim): KindWords {
  if (claim.kind === 'set') return 'a set';
  if (claim.kind === 'interval') return 'an interval';
  const { node } = claim;
  if (claim.kind === 'formula') {
    if (node.type === 'name' && /^(?:true|false|[A-Z]\w*)$/.test(node.name)) return 'either';
    return node.type === 'list' && !node.isMatrix && node.rows.flat().length === 2
      ? 'a list of two'
      : 'a value';
  }
  const [left] = node.type === 'compare' ? node.operands : [];
  return left?.type === 'call' && !isBuiltIn(left.name) ? 'either' : 'a statement';
}
