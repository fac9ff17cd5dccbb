'use client';

import { useEffect, useState } from 'react';
import { isLeftBehind } from '@/lib/worksheet/own-try/is-left-behind';
import { watchUnsentCells } from '@/lib/worksheet/client/own-try/unsent-cells';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';

const none: ReadonlySet<string> = new Set();

/** The cells whose words stay on this page because the right to write has gone; null while there are none. */
export function useLeftBehind(sheet: OpenSheet, mayEdit: boolean): ReadonlySet<string> | null {
  const state = useReadable(sheet.state);
  const [unsent, setUnsent] = useState(none);
  useEffect(() => {
    const { cells, stop } = watchUnsentCells(sheet);
    const stopReading = cells.subscribe(() => setUnsent(cells.read()));
    return () => {
      stopReading();
      stop();
    };
  }, [sheet]);
  return isLeftBehind(state, mayEdit) ? unsent : null;
}
