import * as z from 'zod/mini';
import { keepSeen } from '@/lib/auth/client/seen/keep-seen';
import { seenOfRoom } from '@/lib/auth/client/seen/own-seen';
import { handoutSchema } from '@/lib/class/handout';
import type { HandedOut } from '@/lib/class/parse-handouts';
import type { Watch } from '@/lib/core/client/use-watch';
import { watchHandouts } from './watch-handouts';

const keptSchema = z.array(z.extend(handoutSchema, { id: z.string() }));

/** As `watchHandouts`, and without a network as the person saw them here last. */
export const watchSeenHandouts = (roomId: string): Watch<HandedOut[]> =>
  keepSeen(watchHandouts(roomId), {
    key: seenOfRoom(roomId, 'handouts'),
    parse: (kept) => keptSchema.safeParse(kept).data ?? null,
  });
