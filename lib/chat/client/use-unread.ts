'use client';

import { useSyncExternalStore } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { readMarkOf, subscribeToReadMarks } from './read-mark';
import { watchNewest, watchPrivate } from './watch-messages';

/** How many of a room's newest messages a person has not read on this device; their own do not count. */
export function useUnread(roomId: string, uid: string): number {
  const { value: open } = useWatch(watchNewest, roomId);
  const { value: own } = useWatch(watchPrivate, roomId, uid);
  const mark = useSyncExternalStore(
    subscribeToReadMarks,
    () => readMarkOf(uid, roomId),
    () => 0,
  );
  return [...(open ?? []), ...(own ?? [])].filter(({ at, from }) => at > mark && from !== uid).length;
}
