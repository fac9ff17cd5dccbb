import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadDatabase } from './load-firebase';

const firstPause = 500;
const longestPause = 30_000;

/**
 * Follows a place of the Realtime Database. A new member is known to Firestore a moment before the Realtime Database
 * knows them too, and a refused watch there is over for good: so it is begun again, ever less often.
 */
export function watchValue<Value>(path: string, parse: (value: unknown) => Value): Watch<Value> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { database, onValue, ref } = await loadDatabase();
      let pause = firstPause;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopWatch: () => void = () => undefined;

      const begin = () => {
        stopWatch = onValue(
          ref(database, path),
          (snapshot) => {
            pause = firstPause;
            next(parse(snapshot.val()), true);
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

/** Like `watchValue`, with a parser that is fetched first: what only a watch needs is in nobody's first load. */
export const watchParsed =
  <Value>(path: string, loadParser: () => Promise<(value: unknown) => Value>): Watch<Value> =>
  ({ next, fail }) =>
    subscribeLater(async () => watchValue(path, await loadParser())({ next, fail }), fail);
