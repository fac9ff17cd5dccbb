import * as z from 'zod/mini';
import { reasonSchema } from '@/lib/audit/reason';
import { liveRoomSchema } from '@/lib/call/live-room';
import { defineContract } from '@/lib/callables/callable-contract';
import { isJoinId } from '@/lib/livekit/identity';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/**
 * Has the media server's participants compared with what is known about the room, if that is due: pages in a call
 * ask for it, because no server of ours runs between requests. `next` is when it is due again (ms since 1970).
 * Who is `seen` to come and send no media is looked up at once: of them the media server reports nothing.
 */
export const reconcileRoom = defineContract({
  name: 'reconcileRoom',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    seen: z.exactOptional(z.string().check(z.maxLength(256))),
  }),
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

/** Who is where now, as the media server says, beside what the resolver gives. Administrators may. */
export const listLiveRooms = defineContract({
  name: 'listLiveRooms',
  kind: 'read',
  input: z.strictObject({}),
  output: z.object({ rooms: z.array(liveRoomSchema) }),
});

/** Ends the call of a room for everyone in it. Administrators may. */
export const endLiveRoom = defineContract({
  name: 'endLiveRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Takes somebody out of a room and its call; who has no place there is put out of the call. Administrators may. */
export const removeFromLiveRoom = defineContract({
  name: 'removeFromLiveRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});
