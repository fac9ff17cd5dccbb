'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isReadAt } from '../place-of';
import { useInbox } from './use-inbox';

/**
 * Reads what leads to the place that the person looks at: by the inbox, by a push, or by any other way. A page that
 * nobody sees reads nothing. Each notice is tried once for each page; what fails waits for the next one.
 */
export function useReadHere({ notices, markRead }: ReturnType<typeof useInbox>, place: string): void {
  const isInView = useSyncExternalStore(watchView, readView, () => false);
  const tried = useRef(new Set<string>());
  const here = notices?.filter((notice) => notice.isUnread && isReadAt(notice, place)) ?? [];
  const ids = here.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (!isInView) return;
    const fresh = ids.split(' ').filter((id) => id !== '' && !tried.current.has(id));
    for (const id of fresh) tried.current.add(id);
    markRead(fresh);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function is another one each time
  }, [ids, isInView]);
}

/** As `useReadHere`, on a page that shows no inbox. */
export function useReadAt(uid: string | null, place: string): void {
  useReadHere(useInbox(uid), place);
}

const readView = (): boolean => document.visibilityState === 'visible';

function watchView(report: () => void): () => void {
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}
