import * as z from 'zod/mini';
import { browsers, systems } from '@/lib/core/device-kind';

/** Made by the page, for this person in this browser. */
export const pushDeviceIdSchema = z.uuid();

/** What the push service calls a browser. */
export const pushTokenSchema = z.string().check(z.regex(/^[\w:.-]{1,1000}$/));

/** `users/{uid}/pushDevices/{deviceId}`: a browser that shows this person's pushes. Times are ms. */
export const pushDeviceSchema = z.object({
  token: pushTokenSchema,
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** When push was turned on here. */
  since: z.number(),
  /** When a page in it was last open. */
  seenAt: z.number(),
  lastPushAt: z.nullable(z.number()),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** As the server keeps it: it goes by itself. */
export const keptPushDeviceSchema = z.extend(pushDeviceSchema, { expiresAt: z.number() });
