import * as z from 'zod/mini';
import { shieldCapabilities } from '@/lib/access/host-switches';

/** *Everyone may*, *must ask* or *off*; null takes the lock away, so that the room's settings count again. */
const switchPositionSchema = z.nullable(z.enum(['everyone', 'ask', 'off']));
export type SwitchPosition = z.infer<typeof switchPositionSchema>;

/** What a host changes for everyone while a call runs. */
export const shieldChangeSchema = z.discriminatedUnion('kind', [
  /** Where the switch of one capability is put. */
  z.strictObject({
    kind: z.literal('switch'),
    capability: z.enum(shieldCapabilities),
    to: switchPositionSchema,
  }),
  /** *Pause everything* and *Resume*. */
  z.strictObject({ kind: z.literal('pause'), isPaused: z.boolean() }),
  /** *Lock room*: nobody new comes in; who is inside, or was, comes back. */
  z.strictObject({ kind: z.literal('lock'), isLocked: z.boolean() }),
  /** *Hide the people list*, in the pages of those who are no hosts. */
  z.strictObject({ kind: z.literal('people'), areHidden: z.boolean() }),
  /** *Cameras to hosts only*, sent so by the pages of those who are no hosts. */
  z.strictObject({ kind: z.literal('cameras'), areForHosts: z.boolean() }),
]);
export type ShieldChange = z.infer<typeof shieldChangeSchema>;
