import * as z from 'zod/mini';

export const browsers = ['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'other'] as const;
export const systems = ['windows', 'macos', 'ios', 'android', 'chromeos', 'linux', 'other'] as const;

/** `users/{uid}/devices/{deviceId}`: a browser in which somebody has signed in. Times are ms, to the day (UTC). */
export const deviceSchema = z.object({
  browser: z.enum(browsers),
  system: z.enum(systems),
  firstSeenAt: z.number(),
  lastSeenAt: z.number(),
});
export type Device = z.infer<typeof deviceSchema>;

/** What a page tells about the browser that it runs in. No address and no version: enough to know it again. */
export type DeviceKind = Pick<Device, 'browser' | 'system'>;

/** Made by the page, for this person on this device only. */
export const deviceIdSchema = z.uuid();
