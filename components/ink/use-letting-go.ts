'use client';

import { useEffect } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';

/** Puts the tools away when what is drawn on leaves the page. */
export function useLettingGo(active: InkDesk['active'] | undefined, anchor: string): void {
  useEffect(
    () => () => {
      if (active?.read() === anchor) active.set(null);
    },
    [active, anchor],
  );
}
