'use client';

import { useSyncExternalStore } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { isMentioned } from '../mentions';
import { readMarkOf, subscribeToReadMarks } from './read-mark';
import { watchNewest, watchPrivate } from './watch-messages';

/**
 * How many of a room's newest messages a person has not read on this device, and how many of these mention them; their
 * own do not count.
 */
export function useUnread(roomId: string, uid: string): { count: number; mentions: number } {
  const { value: open } = useWatch(watchNewest, roomId);
  const { value: own } = useWatch(watchPrivate, roomId, uid);
  const mark = useSyncExternalStore(
    subscribeToReadMarks,
    () => readMarkOf(uid, roomId),
    () => 0,
  );
  const unread = [...(open ?? []), ...(own ?? [])].filter(({ at, from }) => at > mark && from !== uid);
  const mentions = unread.filter(({ text }) => isMentioned(text, uid)).length;
  return { count: unread.length, mentions };
}
