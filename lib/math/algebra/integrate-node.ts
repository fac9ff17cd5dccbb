import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { namesOf } from '../solve/names-of';
import { antiderive } from './antiderive';
import { sumNeeds } from './derive';
import { differentiateNode } from './differentiate-node';
import { isSolution } from './guard';
import { partialFractions } from './partial-fractions';
import { SumReader } from './read-sum';
import { attempt, styleFor, type AlgebraScope } from './simplify';
import { Algebra } from './sum';
import type { Sum } from './sum-types';
import { binaryNode, nameNode, writeSum } from './write-sum';

const withoutConstants = (sum: Sum, variable: string): Sum =>
  sum.length > 1 ? sum.filter((term) => sumNeeds([term], variable)) : sum;

/**
 * The indefinite integral of a formula, with its constant. It is shown only where its derivative is the formula again.
 * Throws a `MathError` that names the definite integral where no rule reaches.
 */
export function integrateNode(node: Node, variable: string, scope: AlgebraScope): Node {
  const used = new Set(namesOf([node]));
  const constant = ['C', 'K', 'C_0'].find((name) => !used.has(name)) ?? 'C_1';
  return binaryNode('+', antiderivative(node, variable, scope), nameNode(constant));
}

/** The same without its constant. */
export function antiderivative(node: Node, variable: string, scope: AlgebraScope): Node {
  for (const expands of [false, true]) {
    const found = attempt(() => {
      const reader = new SumReader(new Algebra(expands, scope.spend), scope.angle);
      const formula = reader.read(node);
      const sum =
        antiderive(formula, variable, reader) ??
        (expands ? partialFractions(formula, variable, reader) : null);
      // A number alone is part of the constant.
      return sum && writeSum(withoutConstants(sum, variable), styleFor(node));
    });
    const isRight =
      found !== null &&
      attempt(() => isSolution(differentiateNode(found, variable, 1, scope), node, scope.guard)) === true;
    if (isRight) return found;
  }
  throw new MathError(
    'not-supported',
    `There is no rule for this integral without limits. With limits it has a value: integrate(…, ${variable}, 0, 1).`,
    node,
  );
}
