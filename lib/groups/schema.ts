import * as z from 'zod/mini';
import { personKinds } from '@/lib/auth/person-kind';
import { displayNameSchema } from '@/lib/core/display-name';
import { readClassCode } from '@/lib/groups/class-code';
import { isPin } from '@/lib/groups/pin';
import { personProfileSchema } from '@/lib/rooms/schema';

/** Times in all documents of this domain are milliseconds since 1970. */
const time = z.number();

export const groupNameSchema = displayNameSchema('groups/name-invalid');
export const learnerNameSchema = displayNameSchema('groups/learner-name-invalid');
export const groupIdSchema = z.string().check(z.regex(/^[a-f0-9]{20}$/));
export const learnerIdSchema = z.string().check(z.regex(/^learner[a-f0-9]{20}$/));

/** The most names in one call, and the most people in one group. */
export const mostNames = 40;
export const mostPeople = 200;

/** What cannot be a code, a card or a PIN gets the same answer as one that does not exist. */
const notValid = { error: 'groups/card-not-valid' } as const;

export const classCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40, notValid)),
    z.transform((typed) => readClassCode(typed) ?? ''),
  ),
  z.string().check(z.minLength(1, notValid)),
);
export const pinSchema = z.string().check(z.refine(isPin, notValid));

/** Proves that a learner has come in on a device before; made by the server, for the learner and their PIN. */
export const deviceMarkSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** The most marks that a device keeps: two classes may share it. */
export const mostDeviceMarks = 80;

/** People who are in another group already, and whose rooms still have to follow. */
const groupMoveSchema = z.object({
  toGroupId: groupIdSchema,
  uids: z.array(z.string()),
  /** Until then the call that began the move carries it out, and others leave it alone. */
  leasedUntil: time,
});

/** `groups/{groupId}` */
export const groupSchema = z.object({
  name: z.string(),
  ownerUid: z.string(),
  code: z.string(),
  createdAt: time,
  /** The number of its people. Every change of people writes it, so that two changes at once conflict. */
  size: z.number(),
  /**
   * Unfinished moves out of the group, by the call that began them. A later request finishes one that was cut off.
   */
  moves: z.exactOptional(z.record(z.string(), groupMoveSchema)),
});
export type Group = z.infer<typeof groupSchema>;

/** `groups/{groupId}/people/{uid}` */
export const groupPersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** The name in its search form; see `nameKey`. */
  nameKey: z.string(),
  kind: z.enum(personKinds),
  addedAt: time,
  /** Null for a person with their own way in: an account or a guest's. */
  card: z.nullable(z.enum(['active', 'revoked'])),
  /** The call that added a person with their own way in: a repetition finds its own work. */
  addedByCall: z.exactOptional(z.string()),
});
export type GroupPerson = z.infer<typeof groupPersonSchema>;

/** `groups/{groupId}/rooms/{roomId}`: a room in which everyone of the group is a member. */
export const groupRoomSchema = z.object({
  roomId: z.string(),
  profile: personProfileSchema,
  addedAt: time,
});
export type GroupRoom = z.infer<typeof groupRoomSchema>;

/** `users/{uid}/groups/{groupId}`: the list of a person's groups. */
export const groupListingSchema = z.object({ name: z.string(), createdAt: time });
export type GroupListing = z.infer<typeof groupListingSchema>;

/** `classCodes/{code}`. Only the server reads and writes it. */
export const classCodeEntrySchema = z.object({ groupId: z.string() });

/** `learners/{uid}`. Only the server reads and writes it. */
export const learnerSchema = z.object({
  groupId: z.string(),
  sealedPin: z.string(),
  /** The call that made the PIN: a repetition finds its own work. */
  pinByCall: z.string(),
});
export type Learner = z.infer<typeof learnerSchema>;

/** `pinAttempts/class…`. Only the server reads and writes it; see `ClassRateLimit`. */
export const classRateLimitSchema = z.object({
  emptyAt: time,
  givenBack: z._default(z.number(), 0),
  givenBackSince: z._default(time, 0),
  expiresAt: time,
});

/** `pinAttempts/{id}`. Only the server reads and writes it; see `PinAttempts`. */
export const pinAttemptsSchema = z.object({
  wrong: z.number(),
  closedUntil: time,
  rounds: z.number(),
  expiresAt: time,
});
