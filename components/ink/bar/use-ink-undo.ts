'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { OpenInk } from '@/lib/ink/client/open-ink';

type InkUndo = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };

/** What this person can take back and bring back on a surface. */
export function useInkUndo(ink: OpenInk, anchor: string): InkUndo {
  const { subscribe, canUndo, canRedo, undo, redo } = useMemo(() => ink.undoOf(anchor), [ink, anchor]);
  return {
    canUndo: useSyncExternalStore(subscribe, canUndo, canUndo),
    canRedo: useSyncExternalStore(subscribe, canRedo, canRedo),
    undo,
    redo,
  };
}
