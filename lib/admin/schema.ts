import * as z from 'zod/mini';
import { organisationRoles } from '@/lib/auth/organisation-role';
import { personKinds } from '@/lib/auth/person-kind';
import { personProfileSchema } from '@/lib/rooms/schema';

/** As an administrator finds somebody among all. Times are milliseconds since 1970, `seenAt` to the day. */
export const foundPersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** Null for whoever has none that is verified. */
  email: z.nullable(z.string()),
  /** By which they were imported, and nobody has confirmed it yet. */
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
  /** An administrator has made them what they are; else it follows what the organisation says of newcomers. */
  isRoleChosen: z.boolean(),
  rooms: z.array(z.object({ roomId: z.string(), name: z.string(), profile: personProfileSchema })),
  /** Those that they are in, and those of their own. */
  groups: z.array(z.object({ groupId: z.string(), name: z.string(), isOwner: z.boolean() })),
});
export type Person = z.infer<typeof personSchema>;
