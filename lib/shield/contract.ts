import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema, sessionIdSchema } from '@/lib/rooms/schema';
import { shieldChangeSchema } from '@/lib/shield/schema';

/**
 * Changes what everyone in a running call may do, or who gets in. Hosts may; it is over with the session. `undoes` is
 * what the change takes back: it is refused when somebody has changed that since (`access/overtaken`).
 */
export const changeShield = defineContract({
  name: 'changeShield',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    change: shieldChangeSchema,
    undoes: z.exactOptional(shieldChangeSchema),
  }),
  output: z.object({}),
});

/**
 * Turns off the microphones of all who are no hosts, once: they may turn them on again. It is about the session that
 * the caller sees, so that an attempt which arrives late mutes nobody in the next one. `muted` are the identities whose were on: they can be asked to turn them
 * on again, which nobody else can.
 */
export const muteAll = defineContract({
  name: 'muteAll',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema }),
  output: z.object({ sessionId: z.string(), muted: z.array(z.string()) }),
});

/**
 * Looks whether hosts are in a call, and does what the room says about calls without one, when that is due. Anybody in
 * the room may ask: what pages see decides nothing. `areHostsInside` as our server knows it.
 */
export const reviewHosts = defineContract({
  name: 'reviewHosts',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema }),
  output: z.object({ areHostsInside: z.boolean() }),
});
