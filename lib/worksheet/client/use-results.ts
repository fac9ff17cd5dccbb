'use client';

import { useEffect, useRef, useState } from 'react';
import { createMathWorker } from '@/lib/math/client/create-math-worker';
import type { MathWorker } from '@/lib/math/client/supervise-worker';
import { defaultSheetSettings } from '@/lib/math/sheet/settings';
import type { CellResult, ResultKind } from '@/lib/math/sheet/cell-result';
import type { SheetCell } from '../sheet-document';
import type { ChosenSettings } from '../sheet-settings';
import { changeBetween } from '../change-between';

/** A result, and the last one that was no error: it stays in sight until the cell is right again. */
export type Computed = { result: CellResult; lastShown: string | null };
export type Results = ReadonlyMap<string, Computed>;

const none: Results = new Map();

/** What half of a line often is, and nobody misses when it goes on. */
const namesOnly: ReadonlySet<ResultKind> = new Set(['function', 'expression', 'equation', 'help']);

/**
 * The results of a sheet's calculations, computed by a worker of this page. A result stays until the next one is
 * there, so nothing jumps while somebody types.
 */
export function useResults(
  cells: readonly SheetCell[],
  settings: ChosenSettings = defaultSheetSettings,
): Results {
  const [results, setResults] = useState<Results>(none);
  const worker = useRef<MathWorker | null>(null);
  const sent = useRef<readonly SheetCell[]>([]);

  useEffect(() => {
    const own = createMathWorker();
    const stop = own.onResults((changed) =>
      setResults((before) => {
        const next = new Map(before);
        for (const result of changed) {
          const isValue = result.error === null && !namesOnly.has(result.kind);
          const lastShown = isValue ? result.shown : (before.get(result.id)?.lastShown ?? null);
          next.set(result.id, { result, lastShown });
        }
        return next;
      }),
    );
    worker.current = own;
    sent.current = [];
    return () => {
      stop();
      own.close();
      worker.current = null;
    };
  }, []);

  useEffect(() => worker.current?.apply({ settings }), [settings]);

  useEffect(() => {
    const change = changeBetween(sent.current, cells);
    sent.current = cells;
    if (change !== null) worker.current?.apply(change);
  }, [cells]);

  return results;
}
