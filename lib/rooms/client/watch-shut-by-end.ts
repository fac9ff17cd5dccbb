import type { Watch } from '@/lib/core/client/use-watch';
import { matrixHeadSchema } from '../schema';
import { findEnd, type CallEnd } from '../session/call-end';
import { watchDocument } from './watch-document';

/** Follows the end for everyone that keeps a room closed until the next session begins; null while it is open. */
export const watchShutByEnd = (roomId: string): Watch<CallEnd | null> =>
  watchDocument(roomId, ['access', '_matrix'], (data) =>
    findEnd(matrixHeadSchema.safeParse(data).data?.latest ?? null),
  );
