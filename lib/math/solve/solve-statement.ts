import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import type { Statement } from '../read/node';
import type { Value } from '../values/value';

export function solveStatement(
  _evaluator: Evaluator,
  _statement: Extract<Statement, { type: 'solve' | 'equation' }>,
): Value {
  throw new MathError('not-supported', 'not yet');
}
