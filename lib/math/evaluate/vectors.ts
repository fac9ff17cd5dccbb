import type { Node } from '../read/node';
import { isList, isMatrix } from '../values/classify';
import type { Value } from '../values/value';
import type { Evaluation } from './evaluation';

/** `|v|`: the length of a vector, the determinant of a matrix, the size of a number. */
export function sizeBetweenBars(evaluator: Evaluation, value: Value, node: Node): Value {
  const isVector = isList(value) && !evaluator.isByRow;
  return evaluator.builtIn(isVector ? (isMatrix(value) ? 'det' : 'norm') : 'abs', [value], node);
}

/** `v × w` of two vectors is their cross product; null where × multiplies. */
export function crossProduct(
  evaluator: Evaluation,
  { isCross }: { isCross?: boolean | undefined },
  [a, b]: readonly [Value, Value],
  place: Node,
): Value | null {
  const areVectors = [a, b].every((value) => isList(value) && !isMatrix(value));
  return isCross === true && areVectors && !evaluator.isByRow
    ? evaluator.builtIn('cross', [a, b], place)
    : null;
}
