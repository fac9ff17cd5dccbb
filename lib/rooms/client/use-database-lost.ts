'use client';

import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { lostAfter } from '@/lib/firebase/client/use-lost-since';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchDatabaseConnection } from './watch-inside';

const connection = watchDatabaseConnection();

/** Whether it has not been known for ten seconds who is inside. */
export function useDatabaseLost(isNeeded: boolean): boolean {
  const { value } = useWatch(isNeeded ? connection : null);
  return useDelayedFlag(isNeeded && value !== true, lostAfter);
}
