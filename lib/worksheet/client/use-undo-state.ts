'use client';

import { useEffect, useState } from 'react';
import type { UndoManager } from 'yjs';

/** Whether there is something of this person's to take back, or to bring back. */
export function useUndoState(undo: UndoManager): { canUndo: boolean; canRedo: boolean } {
  const [state, setState] = useState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
  useEffect(() => {
    const read = () => setState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
    read();
    undo.on('stack-item-added', read);
    undo.on('stack-item-popped', read);
    return () => {
      undo.off('stack-item-added', read);
      undo.off('stack-item-popped', read);
    };
  }, [undo]);
  return state;
}
