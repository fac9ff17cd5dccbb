import * as z from 'zod/mini';
import { defineContract } from '@/lib/core/callable-contract';
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
