'use client';

import { isLeftBehind } from '@/lib/worksheet/own-try/is-left-behind';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';

/** The cells whose words stay on this page because the right to write has gone; null while there are none. */
export function useLeftBehind(sheet: OpenSheet, mayEdit: boolean): ReadonlySet<string> | null {
  const state = useReadable(sheet.state);
  const unsent = useReadable(sheet.unsent);
  return isLeftBehind(state, mayEdit) ? unsent : null;
}
