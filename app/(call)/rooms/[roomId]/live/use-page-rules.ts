'use client';

import { useMemo, useState } from 'react';
import type { PageRules } from '@/components/call/call-surroundings';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchLatestSession } from '@/lib/shield/client/watch-shield';

/** What hosts have set for the pages of a call. It is followed while one may come in, and while one is inside. */
export function usePageRules(roomId: string): PageRules {
  const [mayEnter, setMayEnter] = useState(false);
  const session = useWatch(useMemo(() => (mayEnter ? watchLatestSession(roomId) : null), [roomId, mayEnter]));
  const live = session.value?.live;
  const arePeopleHidden = live?.peopleHidden ?? false;
  const areCamerasForHosts = live ? (live.camerasForHosts ?? false) : null;
  return useMemo(
    () => ({ follow: setMayEnter, arePeopleHidden, areCamerasForHosts }),
    [arePeopleHidden, areCamerasForHosts],
  );
}
