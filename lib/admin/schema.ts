import * as z from 'zod/mini';
import { organisationRoles } from '@/lib/auth/organisation-role';
import { personKinds } from '@/lib/auth/person-kind';
import { personProfileSchema } from '@/lib/rooms/schema';

/** A person in an administrator's search. Times are milliseconds since 1970, `seenAt` to the day. */
export const foundPersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** Null for a person without a verified address. */
  email: z.nullable(z.string()),
  /** The address by which they were imported, until it is confirmed. */
  importedEmail: z.nullable(z.string()),
  kind: z.enum(personKinds),
  role: z.enum(organisationRoles),
  seenAt: z.number(),
  isDisabled: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** Everything that an administrator sees of one person. */
export const personSchema = z.extend(foundPersonSchema, {
  createdAt: z.number(),
  /** True when an administrator chose their role; else it follows the organisation's default for newcomers. */
  isRoleChosen: z.boolean(),
  rooms: z.array(z.object({ roomId: z.string(), name: z.string(), profile: personProfileSchema })),
  /** The groups that they are in, and those that they own. */
  groups: z.array(z.object({ groupId: z.string(), name: z.string(), isOwner: z.boolean() })),
});
export type Person = z.infer<typeof personSchema>;
