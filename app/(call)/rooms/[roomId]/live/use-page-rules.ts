'use client';

import { useMemo, useState } from 'react';
import type { PageRules } from '@/components/call/call-surroundings';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchLiveSession } from '@/lib/shield/client/watch-shield';

/** What hosts have set for the pages of a call. It is followed while one is in it. */
export function usePageRules(roomId: string): PageRules {
  const [isInCall, setIsInCall] = useState(false);
  const session = useWatch(useMemo(() => (isInCall ? watchLiveSession(roomId) : null), [roomId, isInCall]));
  const { peopleHidden: arePeopleHidden = false, camerasForHosts: areCamerasForHosts = false } =
    session.value?.live ?? {};
  return useMemo(
    () => ({ follow: setIsInCall, arePeopleHidden, areCamerasForHosts }),
    [arePeopleHidden, areCamerasForHosts],
  );
}
