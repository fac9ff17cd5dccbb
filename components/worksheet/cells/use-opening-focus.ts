'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CellActions } from '@/components/worksheet/use-sheet-editing';

type OpeningFocusInput = { id: string; mayEdit: boolean; actions: CellActions };

/** Opens the editor of a cell when its text has the focus. A reader's focus waits for the right to write. */
export function useOpeningFocus({ id, mayEdit, actions }: OpeningFocusInput) {
  const text = useRef<HTMLDivElement>(null);
  const open = useCallback(() => actions.open(id), [actions, id]);
  // A press on what has the focus already tells nobody.
  useEffect(() => {
    if (mayEdit && text.current !== null && text.current === document.activeElement) open();
  }, [mayEdit, open]);
  return useMemo(() => ({ ref: text, ...(mayEdit && { onFocus: open }) }), [mayEdit, open]);
}
