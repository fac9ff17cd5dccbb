import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { derive } from './derive';
import { SumReader } from './read-sum';
import { attempt, formsOf, inOrderOfCost, styleFor, type AlgebraScope } from './simplify';
import { Algebra } from './sum';
import { isSameEverywhere } from './guard';
import { writeSum } from './write-sum';

/**
 * The derivative of a formula in the form that a teacher writes. It is found in two ways, factor by factor and
 * multiplied out, and only shown where both agree. Throws a `MathError` for functions without a rule.
 */
export function differentiateNode(node: Node, variable: string, order: number, scope: AlgebraScope): Node {
  const style = styleFor(node);
  const inWay = (expands: boolean) => {
    const reader = new SumReader(new Algebra(expands, scope.spend), scope.angle);
    let sum = reader.read(node);
    for (let step = 0; step < order; step++) sum = derive(sum, variable, reader);
    return { reader, sum };
  };
  const kept = inWay(false);
  const plain = writeSum(kept.sum, style);
  const expanded = attempt(() => inWay(true));
  const candidates = [{ node: plain, cost: 0 }];
  if (expanded) candidates.push(...formsOf(expanded.sum, expanded.reader.algebra, style, false));
  const found = inOrderOfCost(candidates).find(
    (candidate) => candidate === plain || isSameEverywhere(plain, candidate, scope.guard),
  );
  if (found) return found;
  throw new MathError('not-supported', 'There is no derivative of this that could be checked.', node);
}
