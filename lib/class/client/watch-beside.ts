import { besidePath, besideSchema, type Beside } from '@/lib/class/beside';
import { isRecord } from '@/lib/core/is-record';
import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';

const empty: Beside = {};

const parse = (value: unknown): Beside => besideSchema.safeParse(value).data ?? empty;

/** Follows what stands beside one learner's page: the learner may, and who leads the class. */
export const watchBeside = (roomId: string, handoutId: string, uid: string): Watch<Beside> =>
  watchValue(besidePath(roomId, handoutId, uid), parse);

/** Follows what stands beside all pages of a hand-out, by their learners: for who leads the class. */
export const watchClassBeside = (roomId: string, handoutId: string): Watch<ReadonlyMap<string, Beside>> =>
  watchValue(
    `beside/${roomId}/${handoutId}`,
    (value) =>
      new Map(Object.entries(isRecord(value) ? value : {}).map(([uid, beside]) => [uid, parse(beside)])),
  );
