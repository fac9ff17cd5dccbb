import type { Node } from '../read/node';
import { polynomialOf } from '../solve/polynomial';
import { MathError } from '../errors/math-error';
import { differenceOf, sizeOf } from './difference';
import { compareFormulas } from './compare-formulas';
import { pointsFor } from './points';
import { Probe, type Scope } from './probe';

const accuracy = 1e-9;

/** Whether two formulas differ only by signs: opposite everywhere, or polynomials of the same terms but for signs. */
export function isSignError(first: Node, second: Node, scope: Scope): boolean {
  const opposite: Node = { type: 'negative', operand: second, start: second.start, end: second.end };
  return compareFormulas(first, opposite, scope).kind === 'same' || hasSameTerms(first, second, scope);
}

function hasSameTerms(first: Node, second: Node, scope: Scope): boolean {
  const probe = new Probe(scope);
  const variables = probe.variablesOf([first], [second]);
  if (variables.length === 0) return false;
  return variables.every(({ name }) => {
    const others = variables.filter((variable) => variable.name !== name);
    return pointsFor(others, 1)
      .filter(({ isDegenerate }) => isDegenerate !== true)
      .slice(0, 3)
      .every((point) => {
        const [x, y] = [first, second].map((node) => sizesOf(node, name, probe, point));
        return (
          x?.length === y?.length &&
          x?.every((size, at) => differenceOf(size, y?.[at] ?? NaN) <= accuracy) === true
        );
      });
  });
}

/** The coefficients without their signs; a part that is missing is zero. */
function sizesOf(node: Node, name: string, probe: Probe, point: Parameters<Probe['at']>[0]): number[] {
  try {
    const polynomial = polynomialOf(node, name, probe.at(point)) ?? [NaN];
    const sizes = polynomial.map((part) => Math.abs(part === null ? 0 : (sizeOf(part) ?? NaN)));
    while (sizes.at(-1) === 0) sizes.pop();
    return sizes;
  } catch (error) {
    if (error instanceof MathError && error.class !== 'too-slow') return [NaN];
    throw error;
  }
}
