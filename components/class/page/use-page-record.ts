import { useCallback } from 'react';
import type { SheetNow } from '@/components/worksheet/use-tell-now';
import { useProgress } from '@/lib/class/client/page/use-progress';
import { isProse, numberCells } from '@/lib/worksheet/number-cells';

type PageRecordInput = Parameters<typeof useProgress>[0];

/** Keeps the record of a learner's page from what its sheet is now. `onNow` stays the same function. */
export function usePageRecord(input: PageRecordInput) {
  const { tell, state, mark } = useProgress(input);
  const onNow = useCallback(
    ({ cells, results, caret }: SheetNow) => {
      const numbers = numberCells(cells);
      const lines = cells.map(({ id, kind }) => ({
        id,
        number: isProse(kind) ? null : (numbers.get(id) ?? null),
        result: results.get(id)?.result,
      }));
      const isCalculated = lines.every(({ number, result }) => number === null || result !== undefined);
      tell({ lines, isCalculated, caret });
    },
    [tell],
  );
  return { onNow, state, mark };
}
