import * as z from 'zod/mini';
import type { Watch } from '@/lib/core/client/use-watch';
import { keepSeen } from '@/lib/auth/client/seen/keep-seen';
import { seenOfRoom } from '@/lib/auth/client/seen/own-seen';
import { worksheetSchema, type Worksheet } from '../schema';
import { watchWorksheets } from './watch-worksheets';

const sheetsSchema = z.array(z.extend(worksheetSchema, { id: z.string() }));

/** As `watchWorksheets`, and without a network as the person saw the list here last. */
export const watchSeenWorksheets = (roomId: string): Watch<Worksheet[]> =>
  keepSeen(watchWorksheets(roomId), {
    key: seenOfRoom(roomId, 'worksheets'),
    parse: (kept) => sheetsSchema.safeParse(kept).data ?? null,
  });
