'use client';

import { useState } from 'react';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';

/** A short gap is nobody's business: both databases reconnect by themselves. */
export const lostAfter = { delayMs: 10_000, minMs: 0 };

/** How long a lost line stands out before its row becomes calm (ms). */
const calmAfter = 60_000;

/**
 * For a row that says that a line is lost: since when (ms), and whether that is news no more.
 *
 * @param shownAfter how long the line was lost when the row came (ms)
 */
export function useLostSince(shownAfter: number = lostAfter.delayMs): { since: number; isCalm: boolean } {
  const [since] = useState(() => Date.now() - shownAfter);
  const isCalm = useDelayedFlag(true, { delayMs: Math.max(0, calmAfter - shownAfter), minMs: 0 });
  return { since, isCalm };
}
