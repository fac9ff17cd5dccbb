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

/** For administrators, like all in this file: people whose name or address has words that begin so, by name. */
export const searchPeople = defineContract({
  name: 'searchPeople',
  kind: 'read',
  input: z.strictObject({
    query: z.string().check(z.maxLength(100)),
    /** Where the page before ended. */
    after: z.nullable(uidSchema),
  }),
  /** `next` is where there may be more; a page may be short, or hold nobody, although there are. */
  output: z.object({ people: z.array(foundPersonSchema), next: z.nullable(uidSchema) }),
});

export const getPerson = defineContract({
  name: 'getPerson',
  kind: 'read',
  input: z.strictObject({ uid: uidSchema }),
  output: personSchema,
});

/** Asked within minutes of signing in, like all that follow: else `auth/sign-in-too-old`. */
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

/** Shuts somebody out of everything at once, or lets them in again. Why, if it is said, stands in the audit log. */
export const disablePerson = defineContract({
  name: 'disablePerson',
  kind: 'natural',
  input: z.strictObject({ uid: uidSchema, isDisabled: z.boolean(), reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Everything that is kept about somebody, for whoever asks the organisation for it. */
export const exportPerson = defineContract({
  name: 'exportPerson',
  kind: 'natural',
  input: z.strictObject({ uid: uidSchema }),
  output: z.record(z.string(), z.unknown()),
});

/**
 * Deletes somebody's account for good. `owner` names what others depend on; then nothing was changed, and it has to
 * be handed over or deleted before.
 */
export const erasePerson = defineContract({
  name: 'erasePerson',
  kind: 'natural',
  /** The page asks for the person's name; the word keeps a call by mistake from counting. */
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

/** What would become of lines of a file. It changes nothing. */
export const checkImport = defineContract({
  name: 'checkImport',
  kind: 'read',
  input: z.strictObject({
    lines: z.array(importLineSchema).check(z.minLength(1), z.maxLength(linesPerCheck)),
  }),
  output: importAnswerSchema,
});

/**
 * Imports lines of a file, each wholly or not at all. The key makes a repetition, also of one that was cut off, go on
 * where it stopped.
 */
export const importPeople = defineContract({
  name: 'importPeople',
  kind: 'keyed',
  input: z.strictObject({
    lines: z.array(importLineSchema).check(z.minLength(1), z.maxLength(linesPerImport)),
  }),
  output: importAnswerSchema,
});
