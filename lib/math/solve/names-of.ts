import type { Node } from '../read/node';
import { isBuiltIn } from '../functions/built-in-names';
import { freeNames } from '../sheet/free-names';

/** The names in formulas that are no functions, each once. */
export const namesOf = (nodes: readonly Node[]): string[] => [
  ...new Set(
    nodes
      .flatMap((body) => freeNames({ type: 'value', body, start: body.start, end: body.end }))
      .filter(({ name, isCall }) => !isCall || !isBuiltIn(name))
      .map(({ name }) => name),
  ),
];
