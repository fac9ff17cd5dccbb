'use client';

import { useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchParsed, watchValue } from '@/lib/firebase/client/watch-value';
import { asksOf, listWaiting, placesByPerson, type AskRow } from '../queue';
import { useOwnAsks } from './use-own-asks';
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
  /** Who is in the call: what a person holds there counts while they are, in every list, number and place. */
  present: ReadonlySet<string>;
};

/** Hands and asks of a running call in their order, and one's own. */
export function useAsks({ roomId, uid, isFollowing, present }: AsksInput) {
  const followed = isFollowing ? roomId : null;
  const session = useWatch(watchSessionId, followed);
  const rows = useWatch(watchAsks, followed);
  const sessionId = session.value ?? null;
  const asks = useMemo(
    () => asksOf(rows.value ?? none, sessionId).filter((ask) => ask.uid === uid || present.has(ask.uid)),
    [rows.value, sessionId, uid, present],
  );
  const waiting = useMemo(() => listWaiting(asks), [asks]);
  const mine = useMemo(() => asks.filter((ask) => ask.uid === uid), [asks, uid]);
  const own = useOwnAsks({ roomId, uid, sessionId, mine, isKnown: rows.value !== undefined });
  const pauses = usePauses(mine);
  const places = useMemo(() => placesByPerson(waiting), [waiting]);
  return useMemo(() => ({ waiting, mine, places, pauses, ...own }), [waiting, mine, places, pauses, own]);
}

export type Asks = ReturnType<typeof useAsks>;
