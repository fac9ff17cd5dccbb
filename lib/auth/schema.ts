import * as z from 'zod/mini';
import { displayNameSchema } from '@/lib/core/display-name';

/** What a person is called in rooms. */
export const personNameSchema = displayNameSchema('request/malformed');

/** `users/{uid}` in Firestore. Times are milliseconds since 1970. */
export const userSchema = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  createdAt: z.number(),
});
export type User = z.infer<typeof userSchema>;

/**
 * `gates/{uid}` in both databases: every rule and every door asks it. `validAfter` is in seconds since 1970,
 * like `auth_time` in an ID token, and only ever grows.
 */
export const gateSchema = z.object({ validAfter: z.number(), disabled: z.boolean() });
export type Gate = z.infer<typeof gateSchema>;
