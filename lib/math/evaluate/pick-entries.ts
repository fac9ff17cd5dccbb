import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { isList, isReport, nameKind, toDouble } from '../values/classify';
import type { Value } from '../values/value';
import type { Evaluation, Locals } from './evaluation';

/** `list[2]`, `matrix[1, 2]` and `list[[1, 3]]`, counted from 1; a result in words has its values as entries. */
export function pickEntries(
  evaluator: Evaluation,
  node: Extract<Node, { type: 'index' }>,
  locals: Locals,
): Value {
  let value = evaluator.evaluate(node.target, locals);
  for (const part of node.indexes) {
    const at = evaluator.evaluate(part, locals);
    const list = isReport(value) ? value.values : value;
    if (!Array.isArray(list))
      throw new MathError('argument-type', `Only a list has entries, not ${nameKind(value)}.`);
    value = isList(at) ? at.map((one) => entryOf(list, one, part)) : entryOf(list, at, part);
  }
  return value;
}

function entryOf(list: readonly Value[], position: Value, part: Node): Value {
  const number = toDouble(position) ?? NaN;
  const entry = Number.isInteger(number) ? list[number - 1] : undefined;
  if (entry !== undefined) return entry;
  throw new MathError(
    'index-range',
    `There is no entry ${number}: the list goes from 1 to ${list.length}.`,
    part,
  );
}
