'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import type { OpenInk } from '@/lib/ink/client/open-ink';

/** The ink of a sheet, opened with its first surface; null until it is here. */
export function useOpenInk({ shelf }: InkDesk): OpenInk | null {
  const { ink, start } = shelf;
  useEffect(() => start(), [start]);
  return useSyncExternalStore(ink.subscribe, ink.read, ink.read);
}
