import * as z from 'zod/mini';
import { organisationRoles } from '@/lib/auth/organisation-role';
import { emailSchema, personNameSchema } from '@/lib/auth/schema';

/** So many people at a time: more is another file. */
export const mostLines = 2000;
/** So many lines are looked at, and so many are imported, by one call. */
export const linesPerCheck = 100;
export const linesPerImport = 20;

/**
 * One person of a file. Somebody with an e-mail address has an account, or gets one; somebody with a class code becomes
 * a learner of that class.
 */
export const importLineSchema = z.strictObject({
  /** As it stands in the file, from 1. */
  line: z.number().check(z.int(), z.gte(1), z.lte(10 * mostLines)),
  name: personNameSchema,
  email: z.nullable(emailSchema),
  code: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  /** Null leaves somebody as they are; who is new becomes a member. */
  role: z.nullable(z.enum(organisationRoles)),
  /** A group's name or its class code. */
  group: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** What only the server knows to be wrong with a line. */
const importFaults = [
  'code-unknown',
  'name-taken',
  'group-unknown',
  'group-ambiguous',
  'group-full',
  'not-an-account',
  'address-unverified',
  'administrator-unverified',
  'oneself',
  'last-administrator',
  'going',
] as const;

/** What becomes, or has become, of a line. */
const importOutcomes = ['new', 'changed', 'unchanged', 'learner', ...importFaults] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
export type ImportFault = (typeof importFaults)[number];

export const isImportFault = (outcome: ImportOutcome): outcome is ImportFault =>
  importFaults.some((fault) => fault === outcome);

export const importAnswerSchema = z.object({
  lines: z.array(z.object({ line: z.number(), outcome: z.enum(importOutcomes) })),
});
