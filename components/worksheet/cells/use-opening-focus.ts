'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSheetContext } from '@/components/worksheet/sheet-context';

/**
 * Opens the editor of a cell when its text has the focus. A reader's focus waits for the right to write. A press says
 * by `aim` where the caret goes.
 */
export function useOpeningFocus(id: string) {
  const { mayEdit, held, actions } = useSheetContext();
  const isHeld = held?.get(id)?.kind === 'given';
  const text = useRef<HTMLDivElement>(null);
  const aimed = useRef<number | null>(null);
  const aim = useCallback((at: number | null) => void (aimed.current = at), []);
  const open = useCallback(() => actions.open(id, aimed.current ?? 'end'), [actions, id]);
  // A press on what has the focus already tells nobody.
  useEffect(() => {
    if (mayEdit && text.current !== null && text.current === document.activeElement) open();
  }, [mayEdit, open]);
  return useMemo(
    () => ({
      aim,
      // What is given opens nothing: a press on it says why.
      opening: { ref: text, ...(mayEdit && { onFocus: open }), ...(isHeld && { onClick: open }) },
    }),
    [aim, mayEdit, isHeld, open],
  );
}
