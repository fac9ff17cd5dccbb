import * as z from 'zod/mini';
import { exceptionsSchema, liveStateSchema, personProfileSchema, roomSchema } from '@/lib/rooms/schema';

/** Where somebody is in a room now: all that decides there beside what the organisation says. */
export const situationSchema = z.object({
  name: z.string(),
  roomName: z.string(),
  preset: roomSchema.shape.preset,
  settings: roomSchema.shape.settings,
  profile: personProfileSchema,
  exceptions: exceptionsSchema,
  /** The session that is open; null where none is. */
  session: z.nullable(z.object({ id: z.string(), live: liveStateSchema })),
  /** The instant of this answer (ms since 1970), at which exceptions are looked at. */
  at: z.number(),
});
export type Situation = z.infer<typeof situationSchema>;
