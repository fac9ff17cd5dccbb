import * as z from 'zod/mini';
import { defineContract } from '@/lib/core/callable-contract';
import { isJoinId } from '@/lib/livekit/identity';
import { roomIdSchema } from '@/lib/rooms/schema';

/**
 * Has the media server's participants compared with what is known about the room, if that is due: pages in a call
 * ask for it, because no server of ours runs between requests. `next` is when it is due again (ms since 1970).
 */
export const reconcileRoom = defineContract({
  name: 'reconcileRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ next: z.number() }),
});

/**
 * Says that this page has connected to the media server by one of its joins. With strict entry that is what lets it
 * see, hear and send; it is looked up as any arrival is, so it gains nobody anything.
 */
export const arriveInCall = defineContract({
  name: 'arriveInCall',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, joinId: z.string().check(z.refine(isJoinId)) }),
  output: z.object({}),
});
