import { findLimit } from '../calculus/find-limit';
import { integrateNumbers } from '../calculus/integrate';
import { openIntegral, openLimit } from '../calculus/open-forms';
import { differentiate, inline } from '../calculus/symbolic';
import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { multiplyDimensions } from '../units/dimensions';
import { isFunction, nameKind, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { add, multiply } from './arithmetic';
import { algebraOf } from '../algebra/evaluate-algebra';
import { integrateNode } from '../algebra/integrate-node';
import type { Evaluation, Locals } from './evaluation';

type Form = Extract<Node, { type: 'form' }>;

/** Evaluates a form that binds a variable: sums, products, integrals, limits, derivatives. */
export function evaluateForm(evaluator: Evaluation, node: Form, locals: Locals): Value {
  switch (node.form) {
    case 'sum':
      return series(evaluator, node, locals, 0, add);
    case 'product':
      return series(evaluator, node, locals, 1, multiply);
    case 'integrate':
      return integral(evaluator, node, locals);
    case 'limit':
      return limit(evaluator, node, locals);
    case 'derivative':
      return derivative(evaluator, node, locals);
  }
}

function series(
  evaluator: Evaluation,
  node: Form,
  locals: Locals,
  start: Value,
  join: (a: Value, b: Value) => Value,
): Value {
  const [from, to] = node.bounds.map((bound) => toDouble(evaluator.evaluate(bound, locals)));
  if (typeof from !== 'number' || typeof to !== 'number' || !Number.isInteger(from) || !Number.isInteger(to))
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

const sizeOf = (value: Value): number => {
  if (value instanceof Quantity) return value.si;
  const double = toDouble(value);
  if (double === null)
    throw new MathError('argument-type', `A number is needed here, not ${nameKind(value)}.`);
  return double;
};

function integral(evaluator: Evaluation, node: Form, locals: Locals): Value {
  const open = openIntegral(evaluator, node, locals);
  if (open) return { kind: 'formula', node: open };
  const [from, to] = node.bounds.map((bound) => evaluator.evaluate(bound, locals));
  if (from === undefined) {
    const body = inline(node.body, (name) => evaluator.surroundings.lookup(name));
    return { kind: 'formula', node: integrateNode(body, node.variable, algebraOf(evaluator)) };
  }
  if (to === undefined)
    throw new MathError('not-supported', 'An integral needs both limits: integrate(x^2, x, 0, 1).');
  const inner = new Map(locals);
  const at = (x: number): Value => {
    inner.set(node.variable, from instanceof Quantity ? from.withSi(x) : x);
    return evaluator.evaluate(node.body, inner);
  };
  const [low, high] = [sizeOf(from), sizeOf(to)];
  let sample: Value | null = null;
  const total = integrateNumbers((x) => sizeOf((sample = at(x))), low, high);
  sample ??= at(low);
  return withUnits(total, sample, from);
}

/** The result carries the units of what is integrated times those of the variable. */
function withUnits(total: number, sample: Value, variable: Value): Value {
  const unit = multiply(
    sample instanceof Quantity ? sample : 1,
    variable instanceof Quantity ? variable.withSi(1) : 1,
  );
  if (!(unit instanceof Quantity)) return total;
  const dimensions = multiplyDimensions(unit.dimensions, unit.dimensions, 0);
  return new Quantity(total, unit.factors, dimensions);
}

function limit(evaluator: Evaluation, node: Form, locals: Locals): Value {
  const [bound] = node.bounds;
  const open = bound ? openLimit(evaluator, node, bound, locals) : null;
  if (open) return { kind: 'formula', node: open };
  const at = bound ? sizeOf(evaluator.evaluate(bound, locals)) : 0;
  const inner = new Map(locals);
  return findLimit((x) => {
    inner.set(node.variable, x);
    try {
      return sizeOf(evaluator.evaluate(node.body, inner));
    } catch (error) {
      if (error instanceof MathError && ['domain', 'division-by-zero', 'too-large'].includes(error.class))
        return NaN;
      throw error;
    }
  }, at);
}

/** A formula, or its value where the variable has one: inside a function. */
function derivative(evaluator: Evaluation, node: Form, locals: Locals): Value {
  const body = inline(node.body, (name) => evaluator.surroundings.lookup(name));
  evaluator.budget.spend(2_000);
  const result = differentiate(body, node.variable, node.order, algebraOf(evaluator));
  return locals.has(node.variable) ? evaluator.evaluate(result, locals) : { kind: 'formula', node: result };
}

const derivatives = new WeakMap<Node, Map<number, Node>>();

/** `f'(x)` and `f''(x)`. */
export function primeOf(
  evaluator: Evaluation,
  node: Extract<Node, { type: 'prime' }>,
  locals: Locals,
): Value {
  const target = evaluator.resolve(node.name, false, locals);
  const [arg, ...others] = node.args;
  if (target === null || !isFunction(target))
    throw new MathError('undefined-function', `There is no function ${node.name}.`, {
      start: node.start,
      end: node.start + node.name.length,
    });
  const [param = 'x'] = target.params;
  if (!arg || others.length > 0 || target.params.length !== 1)
    throw new MathError('argument-count', 'A derivative with strokes is of a function of one value.');
  const place = { start: node.start, end: node.end };
  const body: Node = target.body ?? {
    type: 'call',
    name: target.name,
    args: [{ type: 'name', name: param, ...place }],
    nameEnd: place.end,
    isBare: false,
    ...place,
  };
  const known = derivatives.get(target.body ?? node) ?? new Map<number, Node>();
  derivatives.set(target.body ?? node, known);
  const result =
    known.get(node.order) ??
    differentiate(
      inline(body, (name) => evaluator.surroundings.lookup(name)),
      param,
      node.order,
      algebraOf(evaluator),
    );
  known.set(node.order, result);
  // `f'(x)` where nobody gave x a value is the derivative itself.
  const isOpen =
    arg.type === 'name' && arg.name === param && evaluator.resolve(param, false, locals) === null;
  if (isOpen) return { kind: 'formula', node: result };
  const value = evaluator.evaluate(arg, locals);
  return evaluator.callFunction({ ...target, body: result, params: [param] }, [value], node);
}
