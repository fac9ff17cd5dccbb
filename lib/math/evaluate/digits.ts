import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import type { Value } from '../values/value';
import type { Evaluator, Locals } from './evaluator';

/** Evaluates a formula of plain numbers with up to 64 digits. */
export function evaluateDigits(_evaluator: Evaluator, node: Node, _count: number, _locals: Locals): Value {
  throw new MathError('not-supported', 'More than 15 digits are not available for this formula.', node);
}
