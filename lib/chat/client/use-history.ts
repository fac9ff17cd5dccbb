'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { createHistory } from './create-history';
import { watchPart, type Moment } from './watch-messages';

/** What was written in a room, and the ways to read further back. */
export function useHistory(roomId: string) {
  const history = useMemo(
    () =>
      createHistory({
        watch: (range) => watchPart(roomId, range),
        findMoment: async (id) => {
          const { doc, firestore, getDocFromServer } = await loadFirestore();
          const found = await getDocFromServer(doc(firestore, 'rooms', roomId, 'messages', id));
          return (found.data()?.['at'] as Moment | undefined) ?? null;
        },
      }),
    [roomId],
  );
  useEffect(() => history.start(), [history]);
  const state = useSyncExternalStore(history.subscribe, history.read, history.read);
  return { ...state, loadOlder: history.loadOlder, loadTo: history.loadTo };
}
