'use client';

import { useEffect, useState } from 'react';
import type { OpenSheet } from './open-sheet';

/** Whether there is something of this person's to take back, or to bring back. */
export function useUndoState({ undo, taken }: Pick<OpenSheet, 'undo' | 'taken'>): {
  canUndo: boolean;
  canRedo: boolean;
} {
  const [state, setState] = useState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
  useEffect(() => {
    const read = () => setState({ canUndo: undo.canUndo() || taken.areLatest(), canRedo: undo.canRedo() });
    read();
    undo.on('stack-item-added', read);
    undo.on('stack-item-popped', read);
    const stop = taken.cells.subscribe(read);
    return () => {
      undo.off('stack-item-added', read);
      undo.off('stack-item-popped', read);
      stop();
    };
  }, [undo, taken]);
  return state;
}
