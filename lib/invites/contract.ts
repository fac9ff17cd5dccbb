import * as z from 'zod/mini';
import { personKinds } from '@/lib/auth/person-kind';
import { emailSchema, guestDeviceSchema, personNameSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { personHues } from '@/lib/core/person-hue';
import {
  daysSchema,
  inviteCodeSchema,
  inviteIdSchema,
  inviteUseSchema,
  limitSchema,
  mailOutcomes,
  noteSchema,
} from '@/lib/invites/schema';
import { personProfileSchema, roomIdSchema } from '@/lib/rooms/schema';

/** Makes an invite to a room. The caller cannot invite to a higher role than their own. */
export const createInvite = defineContract({
  name: 'createInvite',
  kind: 'keyed',
  input: z.strictObject({
    roomId: roomIdSchema,
    profile: personProfileSchema,
    limit: limitSchema,
    days: daysSchema,
    note: noteSchema,
  }),
  output: z.object({ inviteId: z.string(), code: z.string() }),
});

/**
 * The invites of a room, newest first, and the people who came by each. Those to a higher profile come without their
 * code.
 */
export const listInvites = defineContract({
  name: 'listInvites',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({
    invites: z.array(
      z.object({
        inviteId: z.string(),
        code: z.nullable(z.string()),
        profile: personProfileSchema,
        limit: z.nullable(z.number()),
        note: z.string(),
        email: z.nullable(z.string()),
        createdAt: z.number(),
        expiresAt: z.number(),
        revokedAt: z.nullable(z.number()),
        /** How many have come, for the limit. */
        uses: z.number(),
        /** The latest of them who still have an account. */
        cameBy: z.array(inviteUseSchema),
      }),
    ),
  }),
});

/** Shuts an invite, or opens it again. People who have come by it stay. */
export const revokeInvite = defineContract({
  name: 'revokeInvite',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, inviteId: inviteIdSchema, isRevoked: z.boolean() }),
  output: z.object({}),
});

const peekedSchema = z.object({
  roomName: z.string(),
  hostName: z.string(),
  profile: personProfileSchema,
  note: z.string(),
  /** Whether a call is open in the room now. */
  isLive: z.boolean(),
  /**
   * The people inside, for the bearer of a link: those who run the room, by first name and with their colour, and the
   * number of others. They have invited the bearer; learners are named to nobody outside.
   */
  inside: z.object({
    hosts: z.array(z.object({ name: z.string(), hue: z.literal(personHues), isCut: z.boolean() })),
    others: z.number(),
  }),
  /** Whether only one e-mail address may redeem it: then no guest can. */
  isPersonal: z.boolean(),
  /** Whether the organisation lets people in by a name alone, and for how many days it keeps a guest's place. */
  takesGuests: z.boolean(),
  guestDays: z.number(),
});

/** The invite behind a code, for every holder of the code. */
export const peekInvite = defineContract({
  name: 'peekInvite',
  kind: 'read',
  input: z.strictObject({ code: inviteCodeSchema }),
  output: peekedSchema,
});

/**
 * The same for a signed-in person, who does not wait because others at their network address have guessed. An invite
 * that is over leads members back to its room, for a person who opens the link in their mail again.
 */
export const openInvite = defineContract({
  name: 'openInvite',
  kind: 'read',
  input: z.strictObject({ code: inviteCodeSchema }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('invited'), invite: peekedSchema }),
    z.object({ outcome: z.literal('member'), roomId: z.string(), roomName: z.string() }),
  ]),
});

/**
 * Makes the caller a member of the invite's room. A member keeps their role. A person whom the lobby holds becomes a
 * member when they are let in.
 */
export const redeemInvite = defineContract({
  name: 'redeemInvite',
  kind: 'natural',
  input: z.strictObject({ code: inviteCodeSchema }),
  output: z.object({ roomId: z.string() }),
});

/** Makes a guest of a person without an account, and lets them in. The token signs them in. */
export const joinAsGuest = defineContract({
  name: 'joinAsGuest',
  kind: 'keyed',
  input: z.strictObject({
    code: inviteCodeSchema,
    name: personNameSchema,
    /** The id by which a room recognises this device after a ban; a page without storage has none. */
    device: z.exactOptional(guestDeviceSchema),
  }),
  output: z.object({ roomId: z.string(), token: z.string() }),
});

/** Makes an account of a guest who has set up a way to sign in. Rooms and name stay. */
export const becomeAccount = defineContract({
  name: 'becomeAccount',
  kind: 'natural',
  input: z.strictObject({}),
  output: z.object({ kind: z.enum(personKinds) }),
});

/**
 * Adds the account with this verified address to a room at once; for an address without one makes an invite
 * that only it can redeem, and mails it where this deployment sends mail.
 */
export const inviteByEmail = defineContract({
  name: 'inviteByEmail',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, email: emailSchema, profile: personProfileSchema }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('added'), name: z.string() }),
    z.object({
      outcome: z.literal('invited'),
      code: z.string(),
      mail: z.enum(mailOutcomes),
    }),
  ]),
});
