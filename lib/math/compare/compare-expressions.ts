import type { Node } from '../read/node';
import type { Value } from '../values/value';
import type { Comparer } from './comparer';
import type { Point } from './points';
import { distance } from './same-value';
import { verdictOf, type Comparison } from './verdict';

/** Doubles this close are the same where there are no more digits. */
const near = 1e-8;
/** Doubles further apart are looked at with more digits. */
const same = 1e-13;
/** The same formula to 50 digits. */
const exact = 1e-30;
const leastPoints = 8;
/** Agreements that are looked at with more digits too. */
const mostChecks = 4;

type Met = { point: Point; before: Value | null; after: Value | null };

/**
 * Whether two formulas have the same value wherever both have one. They differ as soon as they do at one point; a hole
 * in one of them does not count, a whole range does.
 */
export function compareExpressions(comparer: Comparer, before: Node, after: Node): Comparison {
  const met: Met[] = comparer.points.map((point) => ({
    point,
    before: comparer.valueAt(before, point),
    after: comparer.valueAt(after, point),
  }));
  let checks = 0;
  const differs = ({ point, before: one, after: other }: Met): boolean => {
    if (one === null || other === null) return false;
    const apart = distance(one, other);
    if (apart <= same && checks >= mostChecks) return false;
    checks += 1;
    return isApart(comparer, before, after, point) ?? apart > near;
  };
  const both = met.filter(({ before: one, after: other }) => one !== null && other !== null);
  const apart = both.find(differs);
  const oneSided = met.filter(({ before: one, after: other }) => (one === null) !== (other === null));
  const example = ({ point, before: one, after: other }: Met) => comparer.example(point, one, other);
  if (apart) {
    const agrees = both.filter((one) => !differs(one)).length;
    // Where whole ranges agree, as for √x² and x, it holds for some values.
    const verdict = agrees > both.length * 0.25 && both.length >= leastPoints ? 'not-always' : 'no';
    return verdictOf(verdict, example(apart));
  }
  const [gap] = oneSided;
  if (gap && oneSided.length > met.length * 0.08) return verdictOf('not-always', example(gap));
  if (comparer.variables.length === 0) return verdictOf(both.length > 0 ? 'yes' : 'not-proven');
  return verdictOf(both.length >= leastPoints ? 'yes' : 'not-proven');
}

/** By 50 digits; null where they are not to be had. */
function isApart(comparer: Comparer, before: Node, after: Node, point: Point): boolean | null {
  const [one, other] = [comparer.exactAt(before, point), comparer.exactAt(after, point)];
  return one === null || other === null ? null : distance(one, other) > exact;
}
