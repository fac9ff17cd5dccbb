import * as z from 'zod/mini';
import { reasonSchema } from '@/lib/audit/reason';
import {
  importAnswerSchema,
  importLineSchema,
  linesPerCheck,
  linesPerImport,
} from '@/lib/admin/import-schema';
import { foundPersonSchema, personSchema } from '@/lib/admin/schema';
import { organisationRoles } from '@/lib/auth/organisation-role';
import { defineContract } from '@/lib/callables/callable-contract';
import { uidSchema } from '@/lib/rooms/schema';

/**
 * For administrators, like all in this file: people by name whose name or address has words with these beginnings.
 */
export const searchPeople = defineContract({
  name: 'searchPeople',
  kind: 'read',
  input: z.strictObject({
    query: z.string().check(z.maxLength(100)),
    /** Where the previous page ended. */
    after: z.nullable(uidSchema),
  }),
  /** `next` is where there may be more. A page may be short or empty although there are. */
  output: z.object({ people: z.array(foundPersonSchema), next: z.nullable(uidSchema) }),
});

export const getPerson = defineContract({
  name: 'getPerson',
  kind: 'read',
  input: z.strictObject({ uid: uidSchema }),
  output: personSchema,
});

/** Like all that follow, throws `auth/sign-in-too-old` unless the caller signed in a few minutes ago. */
export const changeOrganisationRole = defineContract({
  name: 'changeOrganisationRole',
  kind: 'natural',
  input: z.strictObject({
    uid: uidSchema,
    role: z.enum(organisationRoles),
    reason: z.exactOptional(reasonSchema),
  }),
  output: z.object({}),
});

/**
 * Shuts a person out of everything at once, or lets them in again. The audit log keeps the reason, if there is one.
 */
export const disablePerson = defineContract({
  name: 'disablePerson',
  kind: 'natural',
  input: z.strictObject({ uid: uidSchema, isDisabled: z.boolean(), reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Everything that is kept about a person, for their request to the organisation. */
export const exportPerson = defineContract({
  name: 'exportPerson',
  kind: 'natural',
  input: z.strictObject({ uid: uidSchema }),
  output: z.record(z.string(), z.unknown()),
});

/**
 * Deletes a person's account for good. The outcome `owner` means that nothing was changed: it names what others
 * depend on, to be handed over or deleted first.
 */
export const erasePerson = defineContract({
  name: 'erasePerson',
  kind: 'natural',
  /** The page asks for the person's name. The word guards against a call by mistake. */
  input: z.strictObject({ uid: uidSchema, confirmation: z.literal('erase this person') }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('erased') }),
    z.object({
      outcome: z.literal('owner'),
      rooms: z.array(z.object({ roomId: z.string(), name: z.string() })),
      groups: z.array(z.object({ groupId: z.string(), name: z.string() })),
    }),
  ]),
});

/** What importing these lines would do. It changes nothing. */
export const checkImport = defineContract({
  name: 'checkImport',
  kind: 'read',
  input: z.strictObject({
    lines: z.array(importLineSchema).check(z.minLength(1), z.maxLength(linesPerCheck)),
  }),
  output: importAnswerSchema,
});

/**
 * Imports lines of a file, each wholly or not at all. By its key, a repetition continues where a cut-off call
 * stopped.
 */
export const importPeople = defineContract({
  name: 'importPeople',
  kind: 'keyed',
  input: z.strictObject({
    lines: z.array(importLineSchema).check(z.minLength(1), z.maxLength(linesPerImport)),
  }),
  output: importAnswerSchema,
});
