import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema, sessionIdSchema } from '@/lib/rooms/schema';
import { shieldChangeSchema } from '@/lib/shield/schema';

/**
 * Changes what everyone in a running call may do, or who gets in. Hosts may; it ends with the session. `undoes` is
 * the change that this one takes back: it is refused when another host has changed that since (`access/overtaken`).
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
 * Turns off the microphones of everyone but hosts, once: they may turn them on again. It names the session that the
 * caller sees, so that a late attempt mutes nobody in the next one. `muted` are the identities whose microphones were
 * on: only their owners can turn them on again, and can be asked to.
 */
export const muteAll = defineContract({
  name: 'muteAll',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema }),
  output: z.object({ sessionId: z.string(), muted: z.array(z.string()) }),
});

/**
 * Checks whether hosts are in a call, and applies the room's rule for calls without one when it is due. Everybody in
 * the room may ask: what a page sees decides nothing. `areHostsInside` is the server's knowledge.
 */
export const reviewHosts = defineContract({
  name: 'reviewHosts',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema }),
  output: z.object({ areHostsInside: z.boolean() }),
});
