'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createMathWorker } from '@/lib/math/client/create-math-worker';
import type { MathWorker } from '@/lib/math/client/supervise-worker';
import type { Explanation } from '@/lib/math/explain/explanation';
import type { KnownName } from '@/lib/math/show/list-names';
import type { TypesetLine } from '@/lib/math/show/typeset-line';
import { defaultSheetSettings } from '@/lib/math/sheet/settings';
import type { SheetCell } from '../sheet-document';
import type { ChosenSettings } from '../sheet-settings';
import { changeBetween } from '../change-between';
import type { Results } from '../results/computed';
import { mergeResults } from '../results/merge-results';

export type { Computed, Results } from '../results/computed';

const none: Results = new Map();

export type Calculation = {
  results: Results;
  /** How a cell came to its result; null where nothing can be said. The function stays the same. */
  explain: (id: string) => Promise<Explanation | null>;
  /** The functions and units that every sheet knows. The function stays the same. */
  names: () => Promise<readonly KnownName[]>;
  /** The words of a line and the places of its parts. The function stays the same. */
  typeset: (id: string) => Promise<TypesetLine | null>;
};

/**
 * A sheet that is calculated by a worker of this page. A result stays until the next one is there, so nothing jumps
 * while somebody types.
 */
export function useCalculation(
  cells: readonly SheetCell[],
  settings: ChosenSettings = defaultSheetSettings,
): Calculation {
  const [results, setResults] = useState<Results>(none);
  const worker = useRef<MathWorker | null>(null);
  const sent = useRef<readonly SheetCell[]>([]);
  // What was changed since the worker was last done.
  const changed = useRef<Set<string> | 'all'>('all');

  useEffect(() => {
    const own = createMathWorker();
    const stop = own.onResults((came, isDone) => {
      const causes = changed.current;
      setResults((before) => mergeResults(before, came, causes));
      if (isDone) changed.current = new Set();
    });
    worker.current = own;
    sent.current = [];
    return () => {
      stop();
      own.close();
      worker.current = null;
    };
  }, []);

  useEffect(() => {
    changed.current = 'all';
    worker.current?.apply({ settings });
  }, [settings]);

  useEffect(() => {
    const change = changeBetween(sent.current, cells);
    sent.current = cells;
    if (change === null) return;
    if (changed.current !== 'all') for (const { id } of change.set ?? []) changed.current.add(id);
    worker.current?.apply(change);
  }, [cells]);

  const explain = useCallback(
    (id: string) => worker.current?.explain(id) ?? Promise.resolve<Explanation | null>(null),
    [],
  );
  const names = useCallback(() => worker.current?.names() ?? Promise.resolve<readonly KnownName[]>([]), []);
  const typeset = useCallback(
    (id: string) => worker.current?.typeset(id) ?? Promise.resolve<TypesetLine | null>(null),
    [],
  );
  return useMemo(() => ({ results, explain, names, typeset }), [results, explain, names, typeset]);
}

/** The results of a sheet's calculations. */
export const useResults = (...input: Parameters<typeof useCalculation>): Results =>
  useCalculation(...input).results;
