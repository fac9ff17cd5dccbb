'use client';

import { useMemo } from 'react';
import { useNow } from '@/lib/core/client/use-now';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchParsed, watchValue } from '@/lib/firebase/client/watch-value';
import { asksOf, listKept, listWaiting, placesByPerson, type AskRow } from '../queue';
import { useOwnAsks, type OwnAsksInput } from './use-own-asks';
import { usePauses } from './use-pauses';

const parseSession = (value: unknown) => (typeof value === 'string' ? value : null);
const loadParser = async () => (await import('../parse-asks')).parseAsks;
const watchSessionId = (roomId: string) => watchValue(`access/${roomId}/_matrix/session`, parseSession);
const watchAsks = (roomId: string) => watchParsed(`asks/${roomId}`, loadParser);
const none: readonly AskRow[] = [];

type AsksInput = {
  roomId: string;
  uid: string;
  /** Nothing is read else, as while one is not in the call. */
  isFollowing: boolean;
  fate: OwnAsksInput['fate'];
  /** Who is in the call: every list and number has what these hold, and nothing else. */
  present: ReadonlySet<string>;
};

/**
 * Hands and asks of a running call in their order, and one's own. `queue` has the places, with those of people whose
 * connection broke a moment ago; `waiting` has what people in the call wait for.
 */
export function useAsks({ roomId, uid, isFollowing, fate, present }: AsksInput) {
  const followed = isFollowing ? roomId : null;
  const session = useWatch(watchSessionId, followed);
  const rows = useWatch(watchAsks, followed);
  const clock = useNow();
  const sessionId = session.value ?? null;
  const asks = useMemo(() => asksOf(rows.value ?? none, sessionId), [rows.value, sessionId]);
  // The time only counts where somebody is away. Else nothing changes with it.
  const now = asks.some(({ away }) => away !== null) ? clock : 0;
  const queue = useMemo(() => listWaiting(listKept(asks, { uid, present, now })), [asks, uid, present, now]);
  const waiting = useMemo(
    () => queue.filter((ask) => ask.uid === uid || present.has(ask.uid)),
    [queue, uid, present],
  );
  const mine = useMemo(() => asks.filter((ask) => ask.uid === uid), [asks, uid]);
  const own = useOwnAsks({ roomId, uid, sessionId, mine, fate });
  const pauses = usePauses(mine);
  const places = useMemo(() => placesByPerson(queue), [queue]);
  return useMemo(
    () => ({ queue, waiting, mine, places, pauses, ...own }),
    [queue, waiting, mine, places, pauses, own],
  );
}

export type Asks = ReturnType<typeof useAsks>;
