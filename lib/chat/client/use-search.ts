'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { createSearch, joinPages, searchPage } from './create-search';
import { askPart, toPart } from './watch-messages';

/** Looks for words in what a person reads in a room. */
export function useSearch(roomId: string, uid: string) {
  const search = useMemo(
    () =>
      createSearch(async (before) => {
        const kit = await loadFirestore();
        const range = { ...(before && { before }), atMost: searchPage };
        const read = async (reader: string | null) =>
          toPart((await kit.getDocs(askPart(kit, roomId, reader, range))).docs);
        return joinPages(await Promise.all([read(null), read(uid)]));
      }),
    [roomId, uid],
  );
  const state = useSyncExternalStore(search.subscribe, search.read, search.read);
  return { ...state, search: search.search, more: search.more };
}
