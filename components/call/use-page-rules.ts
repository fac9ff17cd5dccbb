import { useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchLatestSession } from '@/lib/shield/client/watch-shield';

/** What hosts have set for the pages of a call. */
export type PageRules = {
  /** People who are no hosts find only hosts and themselves in the list of people. */
  arePeopleHidden: boolean;
  /** People who are no hosts send their camera to hosts only; null until it is known. */
  areCamerasForHosts: boolean | null;
  /** When the session began (ms since 1970); null until that is known. */
  startedAt: number | null;
};

/** A rehearsal has no other people, so no camera is kept from anyone. */
export const rehearsalRules: PageRules = {
  arePeopleHidden: false,
  areCamerasForHosts: false,
  startedAt: null,
};

/** Follows what hosts have set in a room; nothing is read for null. */
export function usePageRules(roomId: string | null): PageRules {
  const session = useWatch(useMemo(() => (roomId === null ? null : watchLatestSession(roomId)), [roomId]));
  const live = session.value?.live;
  const arePeopleHidden = live?.peopleHidden ?? false;
  const areCamerasForHosts = live ? (live.camerasForHosts ?? false) : null;
  const startedAt = session.value?.startedAt ?? null;
  return useMemo(
    () => ({ arePeopleHidden, areCamerasForHosts, startedAt }),
    [arePeopleHidden, areCamerasForHosts, startedAt],
  );
}
