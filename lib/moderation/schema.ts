import * as z from 'zod/mini';
import { personalCapabilities } from '@/lib/access/host-switches';
import { personKinds } from '@/lib/auth/person-kind';

/** How long a role is given: until the session ends, or from now on. */
export const roleTimes = ['session', 'always'] as const;
export type RoleTime = (typeof roleTimes)[number];

/**
 * `rooms/{roomId}/bans/{uid}`: somebody who does not come back, whatever they come with. Only the server reads it. It
 * outlives an account, and so holds no name.
 */
export const banSchema = z.object({
  uid: z.string(),
  kind: z.enum(personKinds),
  byUid: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** For guests: the device that they came on, by a keyed hash. Nobody comes in on it as another guest. */
  device: z.exactOptional(z.string()),
});
export type Ban = z.infer<typeof banSchema>;

/** Actions of others about oneself that one's page puts into words. */
export const tellableActions = [
  'profile-changed',
  'source-stopped',
  'exception-set',
  'lobby-put-back',
  'member-removed',
  'person-banned',
] as const;
/** And those about everyone in a call, which a page puts into words when it meets what came of them. */
export const tellableToAll = ['shield-changed', 'all-muted'] as const;
export type TellableAction = (typeof tellableActions)[number] | (typeof tellableToAll)[number];

export const longestReport = 500;
/** Text on one or several lines. */
const linesOnly = z.regex(/^[^\p{Cc}]*(\r?\n[^\p{Cc}]*)*$/u);
/** What somebody writes about another one: some words, on several lines if they like. */
export const reportSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(longestReport), linesOnly);

/** How long it still holds what a host has said about one person; `at` in milliseconds since 1970. */
const permissionLastsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['once', 'session', 'always']) }),
  z.object({ kind: z.literal('until'), at: z.number() }),
]);
export type PermissionLasts = z.infer<typeof permissionLastsSchema>;

/** One permission of one person. */
export const permissionSchema = z.object({
  capability: z.enum(personalCapabilities),
  /** What a host has said about this person; `role` while nobody has. */
  said: z.enum(['role', 'yes', 'no']),
  lasts: z.nullable(permissionLastsSchema),
  /** What holds where nothing is said. */
  general: z.enum(['yes', 'ask', 'no']),
  /** The organisation forces it: nothing that is said here counts. */
  isForced: z.boolean(),
});
export type Permission = z.infer<typeof permissionSchema>;
