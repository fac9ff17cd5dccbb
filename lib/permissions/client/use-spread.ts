'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callServer } from '@/lib/core/client/call-server';
import { spreadOrganization } from '../contract';

/**
 * Goes on with the rooms that a saved version has not reached yet, as long as the page is open and each answer leaves
 * fewer than the one before; whoever has saved can meanwhile go on as well. Null before anything was saved here.
 */
export function useSpread(): { left: number | null; follow: (left: number) => void; forget: () => void } {
  const [left, setLeft] = useState<number | null>(null);
  /** Counts what was saved: an older version is followed no longer. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const follow = useCallback((first: number) => {
    const mine = (latest.current += 1);
    const goOn = async (before: number): Promise<void> => {
      setLeft(before);
      if (before === 0) return;
      const { left: now } = await callServer(spreadOrganization, {});
      if (mine === latest.current && now < before) await goOn(now);
    };
    // Where that cannot be asked, every room still follows when somebody comes to it, as the words say.
    goOn(first).catch(() => undefined);
  }, []);
  const forget = useCallback(() => {
    latest.current += 1;
    setLeft(null);
  }, []);
  return { left, follow, forget };
}
