import type { MathError } from '../errors/math-error';
import { bodiesOf, walk } from '../sheet/free-names';
import type { ExplainedCell, SheetView } from './explain-view';

/** The cell at which the error of a cell begins: the first one along the chain whose error is its own. */
export function findCause(view: SheetView, cell: ExplainedCell): ExplainedCell | null {
  if (!cell.failure) return null;
  const seen = new Set<string>();
  let cause = cell;
  // A ring has no first cell: the one at which it closes stands for all.
  while (!seen.has(cause.id)) {
    seen.add(cause.id);
    const next = cause.failure && failedNeed(view, cause, cause.failure);
    if (!next) return cause;
    cause = next;
  }
  return cause;
}

/** The cell that a failure points to; null where the failure is about this cell itself. */
function failedNeed(
  view: SheetView,
  { id, read, chosen }: ExplainedCell,
  { place }: MathError,
): ExplainedCell | null {
  const names = place === null ? read.uses.map(({ name }) => name) : namesAt(chosen, place.start);
  for (const name of names) {
    const definer = view.definerOf(name);
    if (definer?.failure && definer.id !== id) return definer;
  }
  return null;
}

function namesAt(statements: ExplainedCell['chosen'], start: number): string[] {
  const names: string[] = [];
  for (const body of statements.flatMap(bodiesOf))
    walk(body, (node) => {
      const isNamed = node.type === 'name' || node.type === 'call' || node.type === 'prime';
      if (isNamed && node.start === start) names.push(node.name);
    });
  return names;
}
