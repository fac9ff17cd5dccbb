'use client';

import { useEffect, useState } from 'react';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { CellResult } from '@/lib/math/sheet/cell-result';

/** How long after the last key an error may show (ms). */
const calm = 600;

/** The error of a cell, once its writer has paused. A writer who still types knows that it is not finished. */
export function useSettledError(
  source: string,
  result: CellResult | undefined,
  isWriting: boolean,
): CellError | null {
  const [settled, setSettled] = useState(source);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(source), calm);
    return () => clearTimeout(timer);
  }, [source]);
  if (result?.error === undefined || result.error === null) return null;
  return isWriting && settled !== source ? null : result.error;
}
