import type { FaultKind, Progress } from '@/lib/class/progress';
import type { CellResult } from '@/lib/math/sheet/cell-result';

/** A cell of a page, with what came of it; nothing before the page is calculated. */
export type PageLine = {
  id: string;
  /** Its number beside the page; null for words, which have none. */
  number: number | null;
  result: CellResult | undefined;
};

/**
 * How far a page is, as its record says it: what the page calculates, and nothing of what was typed. `caret` is the
 * cell that has the caret, or had it last; null before the first.
 */
export function readProgress(
  lines: readonly PageLine[],
  caret: string | null,
): Omit<Progress, 'at' | 'state'> {
  const line = lineOf(lines, caret);
  const fault = findFirstFault(lines);
  const done = lines.filter(({ number, result }) => number !== null && isDone(result)).length;
  return { done, ...(line !== null && { line }), ...(fault !== null && { fault }) };
}

/** The number of a cell; of words that of the line above them, null above the first one. */
function lineOf(lines: readonly PageLine[], id: string | null): number | null {
  const at = lines.findIndex((one) => one.id === id);
  return lines.slice(0, at + 1).findLast(({ number }) => number !== null)?.number ?? null;
}

const isDone = (result: CellResult | undefined): boolean =>
  result !== undefined && result.error === null && result.kind !== 'empty' && faultOf(result) === null;

/** The first line that does not follow, and why. */
function findFirstFault(lines: readonly PageLine[]): { line: number; kind: FaultKind } | null {
  for (const { number, result } of lines) {
    const kind = result && number !== null ? faultOf(result) : null;
    if (kind !== null && number !== null) return { line: number, kind };
  }
  return null;
}

/** What is not finished or cannot be read is no fault yet. */
function faultOf({ steps, error }: CellResult): FaultKind | null {
  const failing = steps?.find(({ outcome }) => outcome === 'fails');
  if (failing) return failing.fault ?? 'other';
  return error?.class === 'dimension-mismatch' ? 'units' : null;
}
