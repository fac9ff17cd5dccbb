'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import type { LobbyLine, SaidLine } from '../waiting-row';
import { keepKnocking, type Knocked } from './keep-knocking';
import { watchOwnRow } from './watch-lobby';

/** After so long without an answer the person is asked whether to wait on (ms). */
const patience = 10 * 60_000;

export type Waiting = {
  /** What the server said about the room; null until it has. */
  room: Extract<Knocked, { outcome: 'waiting' }> | null;
  place: number | null;
  /** The person's place among the room's colours; undefined until the row is there. */
  seat: number | undefined;
  line: LobbyLine | null;
  /** One's own line to the hosts. */
  said: SaidLine | null;
  since: number;
  /** When the person will be asked, and from then on asked, whether to wait on. */
  until: number;
  waitOn: () => void;
  failure: unknown;
};

/**
 * Waits in a room's lobby for as long as the component is there. `onAnswered` when a host has answered, or nobody
 * has to wait any more: then it is time to look at the door.
 */
export function useWaiting(roomId: string, uid: string, onAnswered: () => void): Waiting {
  const watched = useWatch(watchOwnRow, roomId, uid);
  const row = watched.value ?? null;
  const [room, setRoom] = useState<Waiting['room']>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [cameAt] = useState(() => Date.now());
  // By the server's row, as the hosts read it. A lost line takes the row away, and not the time.
  const [since, setSince] = useState(cameAt);
  if (row && row.at !== since) setSince(row.at);
  const [waitsOnSince, setWaitsOnSince] = useState<number | null>(null);
  const answered = useRef(onAnswered);
  useEffect(() => {
    answered.current = onAnswered;
  }, [onAnswered]);

  useEffect(
    () =>
      keepKnocking(roomId, uid, {
        onKnocked: (answer) => {
          setFailure(null);
          if (answer.outcome === 'open') answered.current();
          else setRoom(answer);
        },
        onFailed: (thrown) => {
          setFailure(thrown);
          answered.current();
        },
      }),
    [roomId, uid],
  );

  // One of an earlier knock is taken away by the next one.
  const answeredAt = row?.answer?.at;
  useEffect(() => {
    if (answeredAt !== undefined) answered.current();
  }, [answeredAt]);

  // A host has shut them out: with that goes the row.
  const isListed = row !== null;
  const wasListed = useRef(false);
  useEffect(() => {
    if (wasListed.current && !isListed) answered.current();
    wasListed.current = isListed;
  }, [isListed]);

  return {
    room,
    place: row?.place ?? null,
    seat: row?.seat ?? undefined,
    line: row?.line ?? null,
    said: row?.said ?? null,
    since,
    until: Math.max(since, waitsOnSince ?? 0) + patience,
    waitOn: () => setWaitsOnSince(Date.now()),
    failure,
  };
}
