import { mapParts } from '../calculus/map-node';
import { MathError } from '../errors/math-error';
import { isCallable } from '../functions/built-in-names';
import type { Evaluator } from '../evaluate/evaluator';
import { evaluatePlot } from '../plot/evaluate-plot';
import type { Plot } from '../plot/plot';
import type { Node, Statement } from '../read/node';
import { printNode } from '../show/print-node';
import { writeNode } from '../show/write-node';
import type { FunctionValue, Value } from '../values/value';
import { freeNames } from './free-names';

type Definition = Extract<Statement, { type: 'define' }>;

/** What a definition is that waits for one name: a function of it, with its formula and its graph. */
export type FunctionOf = { of: string; target: FunctionValue; value: string; shown: string; plot: Plot };

/**
 * A definition such as `y = 2x + 1` where the sheet knows all but one name. Null where more names are missing, where
 * it only repeats a name, where the missing one looks like a slip for another name, or where the formula gives no
 * curve.
 */
export function functionOf(
  evaluator: Evaluator,
  statement: Definition,
  error: MathError,
  definition: (name: string) => Statement | null,
): FunctionOf | null {
  if (statement.params !== null || error.repairs.length > 0 || statement.body.type === 'name') return null;
  const { surroundings } = evaluator;
  const valueOf = (name: string) => surroundings.lookup(name);
  const body = withFormulas(statement.body, valueOf);
  const uses = freeNames({ ...statement, body });
  const open = uses.filter(
    ({ name, isCall }) => !(isCall && isCallable(name)) && evaluator.resolve(name, false, new Map()) === null,
  );
  const [only, ...others] = open;
  if (!only || only.isCall || others.length > 0 || only.name === statement.name) return null;
  try {
    const plot = evaluatePlot(
      {
        type: 'plot',
        bodies: [body],
        points: [],
        variable: only.name,
        from: null,
        to: null,
        start: statement.start,
        end: statement.end,
      },
      surroundings,
      definition,
    );
    const isDrawn = plot.curves.some(({ ys }) => ys.some((y) => y !== null));
    if (!isDrawn) return null;
    return {
      of: only.name,
      target: {
        kind: 'function',
        name: statement.name,
        params: [only.name],
        body,
        locals: null,
        isOpen: true,
      },
      value: writeNode(statement.body),
      shown: printNode(statement.body, evaluator.settings.decimalSign),
      plot,
    };
  } catch (failure) {
    if (failure instanceof MathError && failure.class !== 'too-slow') return null;
    throw failure;
  }
}

/** Whether a value is the function of a definition that waits for a name. */
export const isOpenFunction = (value: Value | null): value is FunctionValue =>
  typeof value === 'object' && value !== null && 'isOpen' in value;

/** Names that are such functions themselves give way to their formulas. */
export function withFormulas(node: Node, valueOf: (name: string) => Value | null): Node {
  if (node.type !== 'name') return mapParts(node, (part) => withFormulas(part, valueOf));
  const value = valueOf(node.name);
  if (!isOpenFunction(value) || !value.body) return node;
  return { type: 'group', inner: value.body, start: node.start, end: node.end };
}
