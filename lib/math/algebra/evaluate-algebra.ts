import { unchecked } from './guard';
import { expandNode, factorNode, simplifyNode, type AlgebraScope } from './simplify';
import { inline } from '../calculus/symbolic';
import { MathError } from '../errors/math-error';
import { settleNames } from '../read/doubts/settle-names';
import type { Node } from '../read/node';
import type { Value } from '../values/value';
import type { Evaluation } from '../evaluate/evaluation';

/** What changes the form of a formula, by each of its names. */
const forms = {
  expand: expandNode,
  factor: factorNode,
  factorise: factorNode,
  factorize: factorNode,
  simplify: simplifyNode,
} as const;

export const isAlgebra = (name: string): name is keyof typeof forms => Object.hasOwn(forms, name);

/** What algebra needs of the evaluator: its work counts against the budget of the cell. */
export const algebraOf = ({ settings, budget, surroundings }: Evaluation): AlgebraScope => ({
  angle: settings.angle,
  spend: (steps) => budget.spend(steps),
  guard: { settings, budget, proof: surroundings.proof ?? unchecked },
});

/** Right behind its number the b of `3a + 2b` is a letter, and no bit; `2 m` with a blank stays a length. */
export const tightLetters = (body: Node): Node =>
  settleNames(
    body,
    ({ words: [first, ...others] = [], amount }) =>
      new Set(
        first?.name.length === 1 && others.length === 0 && first.start === amount.end ? [first.name] : [],
      ),
    () => false,
  );

/** `expand(…)`, `factor(…)`, `simplify(…)`: a formula in another form. */
export function evaluateAlgebra(
  evaluator: Evaluation,
  node: Extract<Node, { type: 'call' }>,
  name: keyof typeof forms,
): Value {
  const [body, ...others] = node.args;
  if (!body || others.length > 0) throw new MathError('argument-count', `${name} takes one formula.`, node);
  const plain = inline(tightLetters(body), (known) => evaluator.surroundings.lookup(known));
  return { kind: 'formula', node: forms[name](plain, algebraOf(evaluator)) };
}
