import * as z from 'zod/mini';
import { browsers, systems } from '@/lib/core/device-kind';

/** `users/{uid}/devices/{deviceId}`: a browser in which somebody has signed in. Times are ms, to the day (UTC). */
export const deviceSchema = z.object({
  browser: z.enum(browsers),
  system: z.enum(systems),
  firstSeenAt: z.number(),
  lastSeenAt: z.number(),
});
export type Device = z.infer<typeof deviceSchema>;

/** Made by the page, for this person on this device only. */
export const deviceIdSchema = z.uuid();
