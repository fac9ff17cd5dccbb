'use client';

import { useEffect } from 'react';
import { useInkDesk } from '@/components/ink/ink-desk';

/** Ends the selection of cells when the tools for drawing come out: both have their bar in the same place. */
export function useClearForInk(clear: () => void): void {
  const active = useInkDesk()?.active;
  useEffect(
    () =>
      active?.subscribe(() => {
        if (active.read() !== null) clear();
      }),
    [active, clear],
  );
}
