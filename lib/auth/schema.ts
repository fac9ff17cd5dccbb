import * as z from 'zod/mini';
import { organisationRoles } from '@/lib/auth/organisation-role';
import { personKinds } from '@/lib/auth/person-kind';
import { displayNameSchema } from '@/lib/core/display-name';
import { noticeChoicesSchema } from '@/lib/notifications/schema';
import { pictureIdSchema } from '@/lib/pictures/picture';

/** A person's name in rooms. */
export const personNameSchema = displayNameSchema('request/malformed');

/** In lower case, as everywhere. */
export const emailSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim().toLowerCase()),
  ),
  z.email().check(z.maxLength(254)),
);

/**
 * The id by which a room recognises a device after a ban of its guest. It says nothing about the device or its owner.
 */
export const guestDeviceSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** `users/{uid}` in Firestore. Times are milliseconds since 1970. */
export const userSchema = z.object({
  name: z.string(),
  /** In lower case; only an address that the identity service has verified. */
  email: z.nullable(z.string()),
  /** The address by which an import opened the account, until one is verified. No room finds a person by it. */
  importedEmail: z.exactOptional(z.string()),
  kind: z.enum(personKinds),
  /** When it was never changed it follows from the kind; see `roleOf`. */
  role: z.exactOptional(z.enum(organisationRoles)),
  /** Set while an administrator has disabled the account; the gate enforces it. */
  disabledAt: z.exactOptional(z.number()),
  createdAt: z.number(),
  /** When the account last signed in or opened a page, to the day. */
  seenAt: z.number(),
  /** When our server has last found a password of the account good enough; missing until then. */
  passwordCheckedAt: z.exactOptional(z.number()),
  /** For guests: the device on which they were made, by a keyed hash; see `lib/auth/server/guests/guest-device.ts`. */
  device: z.exactOptional(z.string()),
  /** Which picture they have; guests have none. */
  picture: z.exactOptional(pictureIdSchema),
  /** How the person is notified of what happens in their rooms; see `findWay`. */
  notices: z.exactOptional(noticeChoicesSchema),
});
export type User = z.infer<typeof userSchema>;

/**
 * `gates/{uid}` in both databases: every rule and every door asks it. `validAfter` is in seconds since 1970,
 * like `auth_time` in an ID token, and only ever grows. `card` is for learners: a token that carries another one
 * was made by a PIN that no longer counts.
 */
export const gateSchema = z.object({
  validAfter: z.number(),
  disabled: z.boolean(),
  card: z.exactOptional(z.string()),
});
export type Gate = z.infer<typeof gateSchema>;
