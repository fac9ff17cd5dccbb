'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { createHistory } from './create-history';
import { joinHistories } from './join-histories';
import { followed, watchPart, type Moment, type Range } from './watch-messages';
import { watchSeenNewest } from './watch-seen-messages';

const watchRange = (roomId: string, reader: string | null, range: Range) =>
  range.before === undefined && range.from === undefined && range.atMost === followed
    ? watchSeenNewest(roomId, reader)
    : watchPart(roomId, reader, range);

/** What was written in a room and is for this person, and the ways to read further back. */
export function useHistory(roomId: string, uid: string) {
  const history = useMemo(() => {
    const lanes = [null, uid].map((reader) => createHistory((range) => watchRange(roomId, reader, range)));
    return joinHistories(lanes, async (id) => {
      const { doc, firestore, getDocFromServer } = await loadFirestore();
      const found = await getDocFromServer(doc(firestore, 'rooms', roomId, 'messages', id));
      return (found.data()?.['at'] as Moment | undefined) ?? null;
    });
  }, [roomId, uid]);
  useEffect(() => history.start(), [history]);
  const state = useSyncExternalStore(history.subscribe, history.read, history.read);
  return useMemo(
    () => ({ ...state, loadOlder: history.loadOlder, loadTo: history.loadTo }),
    [state, history],
  );
}
