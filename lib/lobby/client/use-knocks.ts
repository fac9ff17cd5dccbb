'use client';

import { useEffect, useRef } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import type { WaitingRow } from '../waiting-row';
import { playKnock } from './play-knock';
import { watchLobby } from './watch-lobby';

/** However many knock within it, one sound is heard (ms). */
const quiet = 3000;
const nobody: readonly WaitingRow[] = [];

/** Who waits, with one sound when somebody has come. Nobody for null: who lets nobody in may not look. */
export function useKnocks(roomId: string | null): readonly WaitingRow[] {
  const watched = useWatch(watchLobby, roomId);
  const waiting = watched.value?.waiting ?? nobody;
  const known = useRef<ReadonlySet<string>>(new Set());
  const soundedAt = useRef(-Infinity);
  useEffect(() => {
    const isSomebodyNew = waiting.some(({ uid }) => !known.current.has(uid));
    known.current = new Set(waiting.map(({ uid }) => uid));
    const now = performance.now();
    if (!isSomebodyNew || now - soundedAt.current < quiet) return;
    soundedAt.current = now;
    void playKnock();
  }, [waiting]);
  return waiting;
}
