import type { Watch } from '@/lib/core/client/use-watch';
import { matrixHeadSchema } from '../schema';
import { isShutByEnd } from '../session/session';
import { watchDocument } from './watch-document';

/** Follows whether a room's call was ended for everyone, and whoever may begin the next has not come into one yet. */
export const watchShutByEnd = (roomId: string): Watch<boolean> =>
  watchDocument(roomId, ['access', '_matrix'], (data) =>
    isShutByEnd(matrixHeadSchema.safeParse(data).data?.latest ?? null),
  );
