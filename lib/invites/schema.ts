import * as z from 'zod/mini';
import { personKinds } from '@/lib/auth/person-kind';
import { personProfileSchema } from '@/lib/rooms/schema';

/** 128 random bits in base64url. What cannot be a code gets the same answer as an unknown code. */
export const inviteCodeSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invites/not-valid' }));

/** The code's hash by a key of the server: it names the invite, and opens nothing. */
export const inviteIdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const noteLength = 200;
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** A line to the person who opens the invite. Like a name, it holds no invisible characters. May be empty. */
export const noteSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.normalize('NFC').trim()),
  ),
  z.string().check(
    z.refine((text) => Array.from(text).length <= noteLength && !unprintable.test(text), {
      error: 'invites/note-invalid',
    }),
  ),
);

const largestLimit = 1000;
const longestDays = 365;

export const limitSchema = z.nullable(z.int().check(z.minimum(1), z.maximum(largestLimit)));
export const daysSchema = z.int().check(z.minimum(1), z.maximum(longestDays));

/**
 * The outcome of a mail:
 * - `sent`, `failed`: the mail server took it, or it did not.
 * - `held-back`: the address has had enough for a day, or the sender's own address is not verified.
 * - `not-configured`: this deployment has no mail server.
 * Unless it was sent, the invite's maker has to hand it over.
 */
export const mailOutcomes = ['sent', 'failed', 'held-back', 'not-configured'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** `invites/{id}`. Times are milliseconds since 1970. Only the server reads and writes it. */
export const inviteSchema = z.object({
  roomId: z.string(),
  profile: personProfileSchema,
  /** How many people may come by it; null for any number. */
  limit: z.nullable(z.number()),
  /** How many have come. Stored only with a limit: without one, forty people at once would wait for each other. */
  uses: z.exactOptional(z.number()),
  expiresAt: z.number(),
  note: z.string(),
  createdBy: z.string(),
  createdByCall: z.string(),
  createdAt: z.number(),
  revokedAt: z.nullable(z.number()),
  /** The code, encrypted, so that those who manage invites can show it again. */
  sealed: z.string(),
  /** The only verified address that may redeem it; null for everybody. */
  email: z.nullable(z.string()),
});
export type Invite = z.infer<typeof inviteSchema>;

/** `invites/{id}/uses/{uid}`: who came by it, and when. */
export const inviteUseSchema = z.object({
  uid: z.string(),
  name: z.string(),
  kind: z.enum(personKinds),
  at: z.number(),
});
export type InviteUse = z.infer<typeof inviteUseSchema>;
