import type { CellResult, ResultKind } from '@/lib/math/sheet/cell-result';
import type { Computed, Flow, Results } from './computed';

/** What half of a line often is, and nobody misses when it goes on. */
const namesOnly: ReadonlySet<ResultKind> = new Set([
  'function',
  'function-of',
  'expression',
  'equation',
  'help',
]);

/** Later links of a longer chain follow together. */
const lastOrder = 8;

/**
 * Results with those that have just come, in the order of the engine. `changed` are the cells whose text has changed,
 * or all: a result that changes without that flows from another one.
 */
export function mergeResults(
  before: Results,
  came: readonly CellResult[],
  changed: ReadonlySet<string> | 'all',
): Results {
  const next = new Map(before);
  const depths = new Map<string, number>();
  for (const result of came) {
    const old = before.get(result.id);
    const isCause = changed === 'all' || changed.has(result.id);
    const depth = isCause ? -1 : depthOf(result, depths);
    for (const name of result.defines) depths.set(name, depth);
    const flow = isCause || !old ? old?.flow : flowOf(old, result, Math.min(depth, lastOrder));
    next.set(result.id, { result, lastShown: lastShownOf(result, old), ...(flow && { flow }) });
  }
  return next;
}

/** How far a result is from what was changed: one further than the farthest that it uses. */
const depthOf = ({ uses }: CellResult, depths: ReadonlyMap<string, number>): number =>
  1 + Math.max(-1, ...uses.map((name) => depths.get(name) ?? -1));

/** A result that stays as it was keeps its flow, so that nothing starts again. */
function flowOf({ result: old, lastShown, flow }: Computed, { shown }: CellResult, order: number) {
  const seen = old.shown ?? lastShown;
  const isNew = seen !== null && shown !== null && seen !== shown;
  return isNew ? ({ beat: (flow?.beat ?? 0) + 1, order } satisfies Flow) : flow;
}

function lastShownOf({ kind, shown, error }: CellResult, old: Computed | undefined): string | null {
  const isValue = error === null && !namesOnly.has(kind);
  return isValue ? shown : (old?.lastShown ?? null);
}
