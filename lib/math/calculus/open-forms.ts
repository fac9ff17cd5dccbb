import { algebraOf } from '../algebra/evaluate-algebra';
import { antiderivative } from '../algebra/integrate-node';
import { attempt, simplifyNode } from '../algebra/simplify';
import { binaryNode } from '../algebra/write-sum';
import type { Evaluation, Locals } from '../evaluate/evaluation';
import type { Node } from '../read/node';
import { namesOf } from '../solve/names-of';
import { inline } from './symbolic';
import { substitute } from './substitute';

type Form = Extract<Node, { type: 'form' }>;

/** Whether a form has a letter without a value, apart from the one that it binds. */
const hasOpenName = (evaluator: Evaluation, { body, bounds, variable }: Form, locals: Locals): boolean =>
  [...namesOf([body]).filter((name) => name !== variable), ...namesOf(bounds)].some(
    (name) => evaluator.resolve(name, false, locals) === null,
  );

/**
 * A limit with letters that have no value, as in `lim h->0 ((x+h)^2 - x^2)/h`: what is left when the fraction is
 * cancelled and the bound put in. Null where all letters have values, or where the bound cannot be put in.
 */
export function openLimit(evaluator: Evaluation, node: Form, bound: Node, locals: Locals): Node | null {
  if (!hasOpenName(evaluator, node, locals)) return null;
  return attempt(() => {
    const scope = algebraOf(evaluator);
    const body = inline(node.body, (name) => evaluator.surroundings.lookup(name));
    const short = simplifyNode(body, scope);
    return simplifyNode(substitute(short, new Map([[node.variable, bound]])), scope);
  });
}

/**
 * An integral between limits with letters that have no value, as in `∫_0^a x^2 dx`: the integral without limits at
 * both of them. Null where all letters have values.
 */
export function openIntegral(evaluator: Evaluation, node: Form, locals: Locals): Node | null {
  const [from, to] = node.bounds;
  if (!from || !to || !hasOpenName(evaluator, node, locals)) return null;
  return attempt(() => {
    const scope = algebraOf(evaluator);
    const body = inline(node.body, (name) => evaluator.surroundings.lookup(name));
    const whole = antiderivative(body, node.variable, scope);
    const [low, high] = [from, to].map((bound) => substitute(whole, new Map([[node.variable, bound]])));
    return low && high ? simplifyNode(binaryNode('-', groupNode(high), groupNode(low)), scope) : null;
  });
}

const groupNode = (inner: Node): Node => ({ type: 'group', inner, start: 0, end: 0 });
