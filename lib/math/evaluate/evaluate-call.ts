import { inline, simplifyFormula } from '../calculus/symbolic';
import { MathError } from '../errors/math-error';
import { baseOf, isWithheld } from '../functions/built-in-names';
import { findBuiltIn } from '../functions/registry';
import type { Node } from '../read/node';
import { isFunction, nameKind } from '../values/classify';
import type { Value } from '../values/value';
import { multiply } from './arithmetic';
import { findConstant } from './constants';
import type { Evaluator, Locals } from './evaluator';
import { undefinedFunction } from './undefined-names';

type Call = Extract<Node, { type: 'call' }>;

/** How forms are written that bind a variable. */
const formHints: Readonly<Record<string, string>> = {
  derivative: 'derivative(x^2, x)',
  integrate: 'integrate(x^2, x, 0, 1)',
  limit: 'limit(sin(x)/x, x, 0)',
};

/** Evaluates `name(…)`: a function of the sheet, a built-in one, or a product with a bracket. */
export function evaluateCall(evaluator: Evaluator, node: Call, locals: Locals): Value {
  const { name } = node;
  const known = locals.get(name) ?? evaluator.surroundings.lookup(name);
  if (known !== null && !isFunction(known)) return asProduct(evaluator, known, node, locals);
  if (known === null && name === 'simplify') return simplified(evaluator, node);
  const args = node.args.map((arg) => evaluator.evaluate(arg, locals));
  if (known !== null) return evaluator.callFunction(known, args, node);
  if (findBuiltIn(name) ?? baseOf(name)) return evaluator.builtIn(name, args, node);
  const constant = findConstant(name);
  const [only, ...others] = args;
  if (constant !== null && only !== undefined && others.length === 0) return multiply(constant, only);
  const hint = formHints[name];
  if (hint !== undefined) throw new MathError('argument-count', `${name} is written ${hint}.`, node);
  const place = { start: node.start, end: node.nameEnd };
  if (isWithheld(name))
    throw new MathError('not-supported', `The function ${name} is not available in a sheet.`, place);
  throw undefinedFunction(name, place, evaluator.surroundings.names());
}

function asProduct(evaluator: Evaluator, factor: Value, node: Call, locals: Locals): Value {
  const [only, ...others] = node.args;
  if (only && others.length === 0) return multiply(factor, evaluator.evaluate(only, locals));
  throw new MathError('argument-type', `${node.name} is ${nameKind(factor)}, not a function.`, node);
}

function simplified(evaluator: Evaluator, node: Call): Value {
  const [body, ...others] = node.args;
  if (!body || others.length > 0) throw new MathError('argument-count', 'simplify takes one formula.', node);
  evaluator.budget.spend(20_000);
  return {
    kind: 'formula',
    node: simplifyFormula(inline(body, (name) => evaluator.surroundings.lookup(name))),
  };
}
