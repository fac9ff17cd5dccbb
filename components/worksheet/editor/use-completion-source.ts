'use client';

import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CompletionSource } from '@/components/worksheet/editor/completion-context';
import type { KnownName } from '@/lib/math/show/list-names';
import type { Calculation } from '@/lib/worksheet/client/use-results';
import { ownCompletions } from '@/lib/worksheet/complete/own-completions';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** The names that can be completed in a sheet. It stays the same, so that no line is drawn for another one. */
export function useCompletionSource(
  cells: readonly SheetCell[],
  { results, names }: Pick<Calculation, 'results' | 'names'>,
): CompletionSource {
  const latest = useRef({ cells, results });
  useLayoutEffect(() => {
    latest.current = { cells, results };
  });
  const known = useRef<Promise<readonly KnownName[]>>(null);
  return useMemo(
    () => ({
      own: (id) => {
        const order = latest.current.cells.map((cell) => cell.id);
        return ownCompletions(order, latest.current.results, id);
      },
      known: () => (known.current ??= names()),
    }),
    [names],
  );
}
