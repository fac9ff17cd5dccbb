import { mapParts } from '../calculus/map-node';
import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { isBig, nameKind } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { toBig } from './arithmetic';
import type { Evaluation, Locals } from './evaluation';
import { mathjs } from './mathjs';

/** Evaluates a formula of plain numbers with up to 64 digits, from the digits as they were typed. */
export function evaluateDigits(evaluator: Evaluation, node: Node, count: number, locals: Locals): Value {
  const exact = new Map(locals);
  for (const name of ['pi', 'π'])
    if (isFree(evaluator, name)) exact.set(name, mathjs.acos(mathjs.bignumber(-1)) as Value);
  if (isFree(evaluator, 'e')) exact.set('e', mathjs.exp(mathjs.bignumber(1)));
  const value = evaluator.evaluate(withDigits(node), exact);
  if (value instanceof Quantity)
    throw new MathError('not-supported', 'Quantities have 15 digits. Divide by the unit first.', node);
  const big = typeof value === 'object' && isBig(value) ? value : toBig(value);
  if (!isBig(big))
    throw new MathError('argument-type', `A number is needed here, not ${nameKind(value)}.`, node);
  return big.toSignificantDigits(count);
}

const isFree = (evaluator: Evaluation, name: string) => evaluator.surroundings.lookup(name) === null;

/** The same formula with every typed number as one of many digits. */
function withDigits(node: Node): Node {
  const place = { start: node.start, end: node.end };
  const exact = (text: string): Node => ({
    type: 'call',
    name: 'bignumber',
    args: [{ type: 'text', text, ...place }],
    nameEnd: node.end,
    isBare: false,
    ...place,
  });
  if (node.type === 'number') return exact(node.text);
  if (node.type === 'ratio')
    return {
      type: 'binary',
      operator: '/',
      left: exact(String(node.numerator)),
      right: exact(String(node.denominator)),
      at: node.start,
      isImplied: false,
      ...place,
    };
  return mapParts(node, withDigits);
}
