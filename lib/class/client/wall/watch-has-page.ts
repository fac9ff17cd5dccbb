import type { Watch } from '@/lib/core/client/use-watch';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { watchValue } from '@/lib/firebase/client/watch-value';

/** Follows whether a learner has a page of a hand-out yet: who comes later takes theirs when they come. */
export const watchHasPage = (roomId: string, handoutId: string, uid: string): Watch<boolean> =>
  watchValue(`${documentPath(ownPageOf(roomId, uid, handoutId))}/head/epoch`, (epoch) => epoch !== null);
