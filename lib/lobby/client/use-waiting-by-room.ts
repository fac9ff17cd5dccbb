'use client';

import { useMemo } from 'react';
import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import type { DoorAnswers } from './use-door-answers';
import { watchWaiting } from './watch-lobby';
import type { WaitingRow } from '../waiting-row';

type Listed = { roomId: string; profile: PersonProfileId; archived: boolean };

/**
 * Who waits at the doors that the reader opens, by room. Rooms without a queue are missing, and people whose line the
 * reader has put away. The rules refuse the queue of a room where the reader lets nobody in: it counts as empty.
 */
export function useWaitingByRoom(
  rooms: readonly Listed[],
  { stillAsking }: Pick<DoorAnswers, 'stillAsking'>,
): ReadonlyMap<string, readonly WaitingRow[]> {
  const opened = rooms.filter(({ profile, archived }) => !archived && traitsOf(profile).isHost);
  const watched = useWatchEach(
    opened.map(({ roomId }) => roomId),
    watchWaiting,
  );
  return useMemo(() => {
    const asking = [...watched].map(([roomId, rows]) => [roomId, stillAsking(roomId, rows)] as const);
    return new Map(asking.filter(([, rows]) => rows.length > 0));
  }, [watched, stillAsking]);
}
