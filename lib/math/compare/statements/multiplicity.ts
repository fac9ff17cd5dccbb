import { polynomialOf } from '../../solve/polynomial';
import { rootsOf } from '../../solve/polynomial-roots';
import { differencesIn } from './boundaries';
import { namesIn, type Claim } from '../claim';
import { sizeOf } from '../difference';
import { Probe, type Scope } from '../probe';

/** Whether two equations in one unknown have the same roots, but one counts a root twice that the other has once. */
export function differsInMultiplicity(first: Claim, second: Claim, scope: Scope): boolean {
  const [one, other] = [first, second].map((claim) => hasDoubleRoot(claim, scope));
  return one !== null && other !== null && one !== other;
}

/** Null for anything but one polynomial equation. */
function hasDoubleRoot(claim: Claim, scope: Scope): boolean | null {
  if (claim.kind !== 'statement' || claim.node.type !== 'compare') return null;
  const [difference, ...others] = differencesIn(claim.node);
  const [unknown, ...more] = namesIn([claim.node]).filter(({ name }) => scope.isUnknown(name));
  if (!difference || !unknown || others.length + more.length > 0 || claim.node.operators.join() !== '==')
    return null;
  const polynomial = polynomialOf(
    difference,
    unknown.name,
    new Probe(scope).at({ values: new Map(), isSpecial: false }),
  );
  const roots = polynomial && rootsOf(polynomial, false);
  if (!polynomial || roots === null || roots === 'all') return null;
  const coefficients = polynomial.map((part) => (part === null ? 0 : (sizeOf(part) ?? NaN)));
  return roots.some((root) => {
    const x = sizeOf(root) ?? NaN;
    const parts = coefficients.map((part, power) => (power === 0 ? 0 : power * part * x ** (power - 1)));
    const size = Math.max(...parts.map(Math.abs));
    return Math.abs(parts.reduce((sum, part) => sum + part, 0)) <= 1e-7 * size;
  });
}
