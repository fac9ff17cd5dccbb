import { MathError } from '../errors/math-error';
import { toDouble } from '../values/classify';
import type { Node } from '../read/node';
import type { Value } from '../values/value';
import { add, multiply } from './arithmetic';
import type { Evaluator, Locals } from './evaluator';

type Form = Extract<Node, { type: 'form' }>;

/** Evaluates a form that binds a variable: sums, products, integrals, limits, derivatives. */
export function evaluateForm(evaluator: Evaluator, node: Form, locals: Locals): Value {
  switch (node.form) {
    case 'sum':
      return series(evaluator, node, locals, 0, add);
    case 'product':
      return series(evaluator, node, locals, 1, multiply);
    case 'integrate':
    case 'limit':
    case 'derivative':
      throw new MathError('not-supported', 'not yet');
  }
}

export function primeOf(
  _evaluator: Evaluator,
  _node: Extract<Node, { type: 'prime' }>,
  _locals: Locals,
): Value {
  throw new MathError('not-supported', 'not yet');
}

function series(
  evaluator: Evaluator,
  node: Form,
  locals: Locals,
  start: Value,
  join: (a: Value, b: Value) => Value,
): Value {
  const [from, to] = node.bounds.map((bound) => toDouble(evaluator.evaluate(bound, locals)));
  if (from == null || to == null || !Number.isInteger(from) || !Number.isInteger(to))
    throw new MathError('argument-type', 'The limits are whole numbers.');
  const inner = new Map(locals);
  let result: Value | null = null;
  for (let at = from; at <= to; at++) {
    inner.set(node.variable, at);
    const part = evaluator.evaluate(node.body, inner);
    result = result === null ? part : join(result, part);
  }
  return result ?? start;
}
