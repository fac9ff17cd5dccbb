import { own } from '../../core/own';
import { evaluateAlgebra, isAlgebra } from '../algebra/evaluate-algebra';
import { MathError } from '../errors/math-error';
import { baseOf, isWithheld, letterFunctions } from '../functions/built-in-names';
import { findBuiltIn } from '../functions/registry';
import type { Node } from '../read/node';
import { isMolarMass } from '../sheet/free-names';
import { isFunction, isList, nameKind } from '../values/classify';
import type { Value } from '../values/value';
import { multiply } from './arithmetic';
import { findConstant } from './constants';
import type { Evaluation, Locals } from './evaluation';
import { undefinedFunction } from './undefined-names';

type Call = Extract<Node, { type: 'call' }>;

/** How forms are written that bind a variable. */
const formHints: Readonly<Record<string, string>> = {
  derivative: 'derivative(x^2, x)',
  integrate: 'integrate(x^2, x, 0, 1)',
  limit: 'limit(sin(x)/x, x, 0)',
};

/** Evaluates `name(…)`: a function of the sheet, a built-in one, or a product with a bracket. */
export function evaluateCall(evaluator: Evaluation, node: Call, locals: Locals): Value {
  const { name } = node;
  if (isMolarMass(node))
    return evaluator.builtIn(
      'molarmass',
      node.args.map((arg) => evaluator.evaluate(arg, locals)),
      node,
    );
  const known = locals.get(name) ?? evaluator.surroundings.lookup(name);
  if (known !== null && !isFunction(known)) return asProduct(evaluator, known, node, locals);
  if (known === null && isAlgebra(name)) return evaluateAlgebra(evaluator, node, name);
  const args = node.args.map((arg) => evaluator.evaluate(arg, locals));
  if (known !== null) return evaluator.callFunction(known, args, node);
  if (findBuiltIn(name) ?? baseOf(name)) return evaluator.builtIn(name, args, node);
  const constant = findConstant(name);
  const [only, ...others] = args;
  if (constant !== null && only !== undefined && others.length === 0) return multiply(constant, only);
  const letter = letterFunctions.get(name);
  if (
    letter !== undefined &&
    (args.length === 2 || (only !== undefined && (isList(only) || typeof only === 'string')))
  )
    return evaluator.builtIn(letter, args, node);
  const hint = own(formHints, name);
  if (hint !== undefined) throw new MathError('argument-count', `${name} is written ${hint}.`, node);
  const place = { start: node.start, end: node.nameEnd };
  if (isWithheld(name))
    throw new MathError('not-supported', `The function ${name} is not available in a sheet.`, place);
  throw undefinedFunction(name, place, evaluator.surroundings.names());
}

function asProduct(evaluator: Evaluation, factor: Value, node: Call, locals: Locals): Value {
  const [only, ...others] = node.args;
  if (only && others.length === 0) return multiply(factor, evaluator.evaluate(only, locals));
  throw new MathError('argument-type', `${node.name} is ${nameKind(factor)}, not a function.`, node);
}
