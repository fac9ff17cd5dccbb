import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import type { LiveState } from '@/lib/access/layers';
import type { MatrixHead } from '@/lib/rooms/schema';
import { isOpen } from '@/lib/rooms/session/session';

/** The running session, and what hosts have set for it. */
export type LiveSession = {
  readonly id: string;
  readonly live: LiveState;
  /** When the first person came in (ms). Null before that: a person in the lobby begins no call. */
  readonly startedAt: number | null;
};

/** Follows the running session of a room; null while none is open. */
export const watchLiveSession =
  (roomId: string): Watch<LiveSession | null> =>
  ({ next, fail }) =>
    watchLatestSession(roomId)({
      next: (latest, isFromService) => next(latest && isOpen(latest) ? latest : null, isFromService),
      fail,
    });

/** Follows the newest session of a room, even after its end: a person who comes back soon joins the same one. */
export function watchLatestSession(roomId: string): Watch<MatrixHead['latest']> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      // The schema comes with the SDK: a page that draws before both needs neither.
      const [{ firestore, doc, onSnapshot }, { matrixHeadSchema }] = await Promise.all([
        loadFirestore(),
        import('@/lib/rooms/schema'),
      ]);
      return onSnapshot(
        doc(firestore, 'rooms', roomId, 'access', '_matrix'),
        (snapshot) => {
          const parsed = matrixHeadSchema.safeParse(snapshot.data());
          if (!parsed.success) return;
          next(parsed.data.latest, !snapshot.metadata.fromCache);
        },
        fail,
      );
    }, fail);
}
