'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { countUnread } from './count-unread';
import { isMentioned } from '../mentions';
import { readMarkOf, subscribeToReadMarks } from './read-mark';
import { followed, watchNewest, watchPrivate } from './watch-messages';

/**
 * How many messages a person has not read on this device, and how many of the newest mention them; their own do not
 * count.
 */
export function useUnread(roomId: string, uid: string): { count: number; mentions: number } {
  const { value: open = [] } = useWatch(watchNewest, roomId);
  const { value: own = [] } = useWatch(watchPrivate, roomId, uid);
  const mark = useSyncExternalStore(
    subscribeToReadMarks,
    () => readMarkOf(uid, roomId),
    () => 0,
  );
  const unread = [...open, ...own].filter(({ at, from }) => at > mark && from !== uid);
  const mentions = unread.filter(({ text }) => isMentioned(text, uid)).length;
  // Only somebody who has been away that long has the rest counted.
  const isBeyond = open.length === followed && open.every(({ at }) => at > mark);
  const newest = isBeyond ? (open.at(-1)?.id ?? null) : null;
  const [counted, setCounted] = useState<{ mark: number; count: number } | null>(null);
  useEffect(() => {
    if (newest === null) return undefined;
    let isCurrent = true;
    // Without an answer the number of those that are there stands.
    countUnread(roomId, uid, mark).then(
      (count) => isCurrent && setCounted({ mark, count }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId, uid, mark, newest]);
  const all = isBeyond && counted?.mark === mark ? counted.count : 0;
  return { count: Math.max(unread.length, all), mentions };
}
