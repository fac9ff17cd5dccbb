'use client';

import { useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchObserverCount, watchObservers } from '@/lib/rooms/client/watch-observers';

/** Who watches the call unseen: how many for everybody, and their names for hosts. */
export type Observers = { count: number; names: readonly string[] };

/** Follows the observers of a call while one is in it. */
export function useObservers(roomId: string, isInCall: boolean, isHost: boolean): Observers {
  const count = useWatch(useMemo(() => (isInCall ? watchObserverCount(roomId) : null), [roomId, isInCall]));
  const isNamed = isInCall && isHost && (count.value ?? 0) > 0;
  const people = useWatch(useMemo(() => (isNamed ? watchObservers(roomId) : null), [roomId, isNamed]));
  return { count: count.value ?? 0, names: people.value?.map(({ name }) => name) ?? [] };
}
