import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadDatabase } from '@/lib/firebase/client/load-database';
import { parseInside, type InsidePerson } from '../inside';

const firstPause = 500;
const longestPause = 30_000;

/**
 * Follows who is inside a room's call. A new member is known to Firestore a moment before the Realtime
 * Database knows them too, and a refused watch there is over for good: so it is begun again, ever less often.
 */
export function watchInside(roomId: string): Watch<InsidePerson[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { database, onValue, ref } = await loadDatabase();
      let pause = firstPause;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopWatch: () => void = () => undefined;

      const begin = () => {
        stopWatch = onValue(
          ref(database, `inside/${roomId}`),
          (snapshot) => {
            pause = firstPause;
            next(parseInside(snapshot.val()), true);
          },
          (refusal) => {
            fail(refusal);
            timer = setTimeout(begin, pause);
            pause = Math.min(pause * 2, longestPause);
          },
        );
      };
      begin();

      return () => {
        clearTimeout(timer);
        stopWatch();
      };
    }, fail);
}

/** Follows whether the Realtime Database is connected. */
export function watchDatabaseConnection(): Watch<boolean> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { database, onValue, ref } = await loadDatabase();
      return onValue(
        ref(database, '.info/connected'),
        (snapshot) => next(snapshot.val() === true, true),
        fail,
      );
    }, fail);
}
