'use client';

import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchDatabaseConnection } from './watch-inside';

/** A short gap is nobody's business: both databases reconnect by themselves. */
export const lostAfter = { delayMs: 10_000, minMs: 0 };

const connection = watchDatabaseConnection();

/** Whether it has not been known for ten seconds who is inside. */
export function useDatabaseLost(isNeeded: boolean): boolean {
  const { value } = useWatch(isNeeded ? connection : null);
  return useDelayedFlag(isNeeded && value !== true, lostAfter);
}
