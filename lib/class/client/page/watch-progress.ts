import { progressPath, progressSchema, type Progress } from '@/lib/class/progress';
import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';

/** Follows the record of a learner's page; null where there is none. */
export const watchProgress = (roomId: string, handoutId: string, uid: string): Watch<Progress | null> =>
  watchValue(progressPath(roomId, handoutId, uid), (value) => progressSchema.safeParse(value).data ?? null);
