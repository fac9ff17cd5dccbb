'use client';

import { useWatch, type Watched } from '@/lib/core/client/use-watch';
import { watchMyGroups, type ListedGroup } from './watch-groups';

/** The groups of the signed-in person; nothing while it is not known who that is. */
export function useMyGroups(uid: string | null): Watched<ListedGroup[]> {
  return useWatch(watchMyGroups, uid);
}
