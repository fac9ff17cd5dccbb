'use client';

import { useEffect, useState } from 'react';
import type { OpenInk } from '@/lib/ink/client/open-ink';

/** Whether there is a step of this person's to take back, or to bring back. */
export function useInkUndo({ undo }: OpenInk): { canUndo: boolean; canRedo: boolean } {
  const [state, setState] = useState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
  useEffect(() => {
    const read = () => setState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
    read();
    const names = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const;
    for (const name of names) undo.on(name, read);
    return () => {
      for (const name of names) undo.off(name, read);
    };
  }, [undo]);
  return state;
}
